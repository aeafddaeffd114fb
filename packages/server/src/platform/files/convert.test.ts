import { expect, test } from 'vitest';
import { convertTo } from './convert.js';

test('R-3456: a column that the file leaves open is converted once it is decided, and its node is named before', () => {
  const bytes = Buffer.from(`// ~->[DNET-1]->~
bnet Cough {
node Cold { kind = NATURE; discrete = TRUE; chance = CHANCE; states = (yes, no); parents = (); probs = (0.3, 0.7); };
node Fever { kind = NATURE; discrete = TRUE; chance = CHANCE; states = (yes, no); parents = (Cold);
  probs = ((x, x), (0.4, 0.6)); };
};
`);
  expect(convertTo('bif', bytes, [])).toEqual({ without: ['Fever'], tooLarge: [] });
  const decided = {
    nodeKey: 'n2',
    radices: [2],
    combinations: [{ number: 1, nodes: 'rest' as const, value: [20, 80], sequence: 1 }],
    answers: new Map(),
  };
  expect(Buffer.from(convertTo('bif', bytes, [decided]).bytes ?? []).toString()).toContain('(yes) 0.2, 0.8;');
});
