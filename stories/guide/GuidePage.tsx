import { Primary, useOf } from '@storybook/addon-docs/blocks';
import { Chapter } from './Chapter';
import { Criteria } from './Criteria';
import { Examples } from './Examples';
import { gaps } from './gaps';
import type { Guide } from './Guide';
import { Incomplete } from './Incomplete';
import { Intro } from './Intro';
import { Keyboard } from './Keyboard';
import { Columns, Label, Rules } from './layout';
import { Mark } from './Mark';
import { Props } from './Props';
import { Related } from './Related';
import { StoryList } from './StoryList';
import { Words } from './Words';

/** The docs page of every component: drawn from `parameters.guide` of its meta, its props and its stories. */
export function GuidePage() {
  const { title, parameters, argTypes } = useOf('meta', ['meta']).preparedMeta;
  const guide: Guide | undefined = parameters.guide;
  const missing = gaps(guide);
  const name = title.split('/').at(-1)!;
  return (
    <>
      <Intro title={title} status={guide?.status} />
      {missing.length > 0 && <Incomplete missing={missing} />}
      <Primary />
      <h2 id="props">Props</h2>
      <Props names={Object.keys(argTypes)} />
      {guide && missing.length === 0 && <Advice name={name} guide={guide} />}
      <StoryList />
    </>
  );
}

function Advice({ name, guide }: { name: string; guide: Guide }) {
  return (
    <>
      <Chapter title="When to use it">
        <Columns>
          <div>
            <Label>
              <Mark verdict="do" /> Use it
            </Label>
            <Sentences of={guide.use} />
          </div>
          <div>
            <Label>
              <Mark verdict="dont" /> Use something else
            </Label>
            <Sentences of={guide.avoid} />
          </div>
        </Columns>
      </Chapter>
      <Chapter title="Do and don’t">
        <Examples guide={guide} />
      </Chapter>
      <Chapter title="Content">
        <Sentences of={guide.content} />
      </Chapter>
      <Chapter title="Keyboard">
        <Keyboard keyboard={guide.keyboard} name={name} />
      </Chapter>
      <Chapter title="Accessibility">
        <Criteria accessibility={guide.accessibility} />
      </Chapter>
      <Chapter title="Related">
        <Related related={guide.related} />
      </Chapter>
    </>
  );
}

function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <Rules>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Words>{sentence}</Words>
        </li>
      ))}
    </Rules>
  );
}
