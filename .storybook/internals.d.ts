import type { Channel } from 'storybook/internal/channels';
import type { Globals, Parameters, StoryIndex, StrictArgTypes } from 'storybook/internal/types';

/**
 * What Storybook's preview has for its own parts, and our checks use besides. Storybook may change
 * it in any version, so package.json names one exactly; `npm test` fails where one of these is gone.
 */
declare global {
  const __STORYBOOK_ADDONS_CHANNEL__: Channel;
  const __STORYBOOK_PREVIEW__: {
    currentSelection?: { storyId: string };
    currentRender?: {
      id: string;
      story: { playFunction?: unknown; parameters: Parameters };
      isPending(): boolean;
    };
    /** Missing until the preview is ready. */
    storyStoreValue?: {
      storyIndex: Pick<StoryIndex, 'entries'>;
      userGlobals: { get(): Globals; update(globals: Globals): void };
    };
    onUpdateGlobals(change: { globals: Globals }): Promise<void>;
    ready(): Promise<void>;
    extract(): Promise<Record<string, ExtractedStory>>;
  };
}

interface ExtractedStory {
  title: string;
  name: string;
  argTypes: StrictArgTypes;
  parameters: Parameters;
  storyGlobals?: Globals;
}
