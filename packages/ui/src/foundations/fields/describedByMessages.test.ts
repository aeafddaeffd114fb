import { expect, test } from 'vitest';
import { describedByMessages } from './describedByMessages.js';

test.each([
  [{}, undefined],
  [{ hint: 'Help' }, 'name-hint'],
  [{ error: 'Wrong' }, 'name-error'],
  [{ hint: 'Help', error: 'Wrong', more: 'unit' }, 'unit name-hint name-error'],
])('a control with %j is described by %j', (texts, expected) => {
  expect(describedByMessages({ id: 'name', ...texts })).toBe(expected);
});
