import { unexplainedOptOut } from './a11yReason';

const reason = 'The words are drawn by the photo, which axe cannot read.';

test.each([
  ['the default', { test: 'error' }],
  ['one more rule', { test: 'error', config: { rules: [{ id: 'region', enabled: true }] } }],
  [
    'a rule off, with a reason',
    { test: 'error', reason, options: { rules: { x: { enabled: false } } } },
  ],
  [
    'a rule off, with a reason',
    { test: 'error', reason, config: { rules: [{ id: 'x', enabled: false }] } },
  ],
])('accepts %s', (_, a11y) => {
  expect(unexplainedOptOut(a11y)).toBeNull();
});

test.each([
  ['disable', { test: 'error', disable: true }],
  ["test: 'todo'", { test: 'todo' }],
  ["test: 'off'", { test: 'off' }],
  ['the rule label off', { test: 'error', config: { rules: [{ id: 'label', enabled: false }] } }],
  ['the rule label off', { test: 'error', options: { rules: { label: { enabled: false } } } }],
  ['options.runOnly', { test: 'error', options: { runOnly: ['wcag2a'] } }],
  ['context', { test: 'error', context: 'main' }],
  ['disable', { test: 'error', disable: true, reason: 'because' }],
])('refuses %s without a reason', (what, a11y) => {
  expect(unexplainedOptOut(a11y)).toContain(`asks for less (${what})`);
});
