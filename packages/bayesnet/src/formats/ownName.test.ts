import { expect, test } from 'vitest';
import { ownName } from './ownName.js';

test.each(['Network1', 'network', 'Sub0', 'Unnamed', 'Unnamed_1', 'Untitled4', 'unknown', 'bayesiannetwork', '.', ' '])(
  'R-2706: %j was given by a program, so it is no title',
  (name) => {
    expect(ownName(name)).toBe('');
  },
);

test.each(['Hepar II', 'Network of care', 'Subglottic', 'Unknown primary', '治療'])('R-2706: %j is a name', (name) => {
  expect(ownName(name)).toBe(name);
});
