import { expect, test } from 'vitest';
import { storyName } from '../../stories/docs/storyName.js';

test.each([
  ['Unanswered', 'Unanswered'],
  ['Read Only In German', 'Read only in German'],
  ['At 320 Of A Phone', 'At 320 of a phone'],
  ['CSV In A Row', 'CSV in a row'],
  ['Saved As PDF', 'Saved as PDF'],
])('R-3693: %s is written %s', (name, written) => {
  expect(storyName(name)).toBe(written);
});
