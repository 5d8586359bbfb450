import type { Discussion } from '../content/types';
import { DiscussionList } from '../components/DiscussionList';
import { PageHead } from '../components/PageHead';
import { Section } from '../components/Section';
import { Button } from '../primitives/Button';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';

export interface CommunityScreenProps extends ScreenProps {
  /** In the order they are shown in; may be empty. */
  discussions: readonly Discussion[];
}

/** The discussions, and the way to start one (docs/product.md, section 2). */
export function CommunityScreen({ discussions, onAct }: CommunityScreenProps) {
  return (
    <>
      <Container>
        <PageHead
          size="line"
          title="Creator Hub"
          lede="Ask for ears on a mix, find a second voice, settle which reissue is worth it. Be kind, be specific."
        />
      </Container>
      <Section
        title="Discussions"
        action={
          <Button variant="solid" onClick={() => onAct({ type: 'new-discussion' })}>
            Start New Discussion
          </Button>
        }
      >
        <DiscussionList discussions={discussions} />
      </Section>
    </>
  );
}
