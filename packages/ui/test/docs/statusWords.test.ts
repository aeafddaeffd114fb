import { expect, test } from 'vitest';
import { allGuides } from '../../stories/docs/allGuides.js';
import { statusWords } from '../../stories/docs/statusWords.js';

test('R-3197: what a status promises is said on its page as in the page about versions', () => {
  expect(statusWords.map(([status]) => status)).toEqual(['stable', 'experimental', 'deprecated']);
  expect(statusWords.every(([, promise]) => /^[A-Z].*\.$/.test(promise))).toBe(true);
  const said = statusWords.map(([status]) => status);
  expect(allGuides.map(({ guide }) => guide.status).filter((status) => !said.includes(status))).toEqual([]);
});
