import { globalTypes } from '../../../.storybook/world/toolbar';
import { Ledger } from './Ledger';

/** Explains each menu of the toolbar, from the toolbar's own definition. */
export function ToolbarGuide() {
  const entries = Object.values(globalTypes).map(({ name, toolbar }) => [
    name,
    toolbar.items.map(({ title }) => title.replaceAll(' ', '\u00a0')).join('\u00a0· '),
  ]);
  return <Ledger entries={Object.fromEntries(entries)} />;
}
