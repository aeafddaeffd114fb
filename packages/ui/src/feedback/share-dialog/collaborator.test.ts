import { expect, test } from 'vitest';
import { calledBy } from './collaborator.js';

test.each([
  ['Ann Sørensen', 'Ann Sørensen'],
  [' ', 'ann@example.org'],
  [undefined, 'ann@example.org'],
])('somebody named %j is called %j', (name, expected) => {
  expect(calledBy({ id: '1', username: 'ann@example.org', name, status: 'pending' })).toBe(expected);
});
