import { toId } from 'storybook/internal/csf';
import type { Guide } from './Guide';
import { Ways } from './Ways';

/** Ways to the docs of the parts one would look at next. */
export function Related({ related }: Pick<Guide, 'related'>) {
  return (
    <Ways
      to={related.map((title) => ({
        path: `/docs/${toId(title, 'docs')}`,
        name: title.split('/').join(' / '),
      }))}
    />
  );
}
