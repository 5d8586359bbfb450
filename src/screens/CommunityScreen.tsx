import type { Discussion } from '../content/types';
import { DiscussionList } from '../components/DiscussionList';
import { Lede, PageHead, PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { Button } from '../primitives/Button';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';

export interface CommunityScreenProps extends ScreenProps {
  /** In the order they are shown in; may be empty. */
  discussions: readonly Discussion[];
}

/** A forum's index (specification, section 2: /community). */
export function CommunityScreen({ discussions, onAction }: CommunityScreenProps) {
  return (
    <>
      <Container>
        <PageHead>
          <PageTitle data-size="line">Creator Hub</PageTitle>
          <Lede>
            Ask for ears on a mix, find a second voice, settle which reissue is worth it. Be kind,
            be specific.
          </Lede>
        </PageHead>
      </Container>
      <Section
        title="Discussions"
        action={
          <Button variant="solid" onClick={() => onAction('New Discussion')}>
            Start New Discussion
          </Button>
        }
      >
        <DiscussionList discussions={discussions} />
      </Section>
    </>
  );
}
