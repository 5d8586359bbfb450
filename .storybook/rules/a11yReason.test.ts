import { unexplainedOptOut } from './a11yReason';

const reason = 'The words are drawn by the photo, which axe cannot read.';

test.each([
  ['the default', { test: 'error' }],
  ['a setting with a reason', { test: 'error', reason, options: { rules: {} } }],
])('accepts %s', (_, a11y) => {
  expect(unexplainedOptOut(a11y)).toBeNull();
});

test.each([
  ['disable', { test: 'error', disable: true }],
  ["test: 'todo'", { test: 'todo' }],
  ['config, options', { test: 'error', config: {}, options: {} }],
  ['context', { test: 'error', context: 'main', reason: 'because' }],
])('refuses %s without a reason', (what, a11y) => {
  expect(unexplainedOptOut(a11y)).toContain(`of its own (${what})`);
});
