import { Primary, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { PageLinks } from './CatalogueLinks';
import { Criteria } from './Criteria';
import { Examples } from './Examples';
import { FlowPage } from './FlowPage';
import type { Guide } from './Guide';
import { HandOver } from './HandOver';
import { Intro } from './Intro';
import { Keyboard } from './Keyboard';
import { Columns, Label, Rules } from './layout';
import { Props } from './Props';
import { StoryList } from './StoryList';
import { TextWithCode } from './TextWithCode';

/**
 * The docs page of every component: drawn from `parameters.guide` of its meta, its props and its
 * stories. A journey has a page of its own.
 */
export function GuidePage() {
  const { title, parameters, argTypes } = useOf('meta', ['meta']).preparedMeta;
  const guide: Guide | undefined = parameters.guide;
  if (parameters.journey) return <FlowPage title={title} about={parameters.journey} />;
  return (
    <>
      <Intro />
      <h2 id="example">Example</h2>
      <Primary />
      <h2 id="props">Props</h2>
      {Object.keys(argTypes).length ? (
        <Props />
      ) : (
        <p>None of its own. What it is given goes to its root element.</p>
      )}
      <HandOver title={title} />
      {guide && <Advice name={title.split('/').at(-1)!} guide={guide} column={parameters.column} />}
      <StoryList />
    </>
  );
}

interface AdviceProps {
  name: string;
  guide: Guide;
  column?: string;
}

function Advice({ name, guide, column }: AdviceProps) {
  const { use, avoid, content, keyboard, accessibility, related } = guide;
  return (
    <>
      <Chapter title="When to use it">
        <Columns>
          <div>
            <Label as="h3" verdict="do">
              Use it
            </Label>
            <Sentences of={use} />
          </div>
          <div>
            <Label as="h3" verdict="dont">
              Use something else
            </Label>
            <Sentences of={avoid} />
          </div>
        </Columns>
      </Chapter>
      <Chapter title="Do and don’t">
        {(guide.do ?? guide.dont) && (
          <Examples do={guide.do} dont={guide.dont} wide={guide.wide} column={column} />
        )}
      </Chapter>
      <Chapter title="Content">{content && <Sentences of={content} />}</Chapter>
      <Chapter title="Keyboard">{keyboard && <Keyboard keyboard={keyboard} name={name} />}</Chapter>
      <Chapter title="Accessibility">
        {accessibility && <Criteria accessibility={accessibility} />}
      </Chapter>
      <Chapter title="Related">{related && <PageLinks titles={related} whole />}</Chapter>
    </>
  );
}

/** One heading of the page with its content, if there is any; the docs' own text styles do not reach it. */
function Chapter({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <h2 id={title.toLowerCase().replace(/\W+/g, '-')}>{title}</h2>
      <div className="sb-unstyled">{children}</div>
    </>
  );
}

function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <Rules>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <TextWithCode>{sentence}</TextWithCode>
        </li>
      ))}
    </Rules>
  );
}
