import { expect, test } from 'vitest';
import { countTurns, turnCounter } from '../../stories/docs/live/endlessLoops.js';

const run = (program: string, said: unknown[] = []) =>
  // oxlint-disable-next-line typescript/no-implied-eval
  (new Function('turn', 'said', countTurns(program, 'turn')) as (turn: () => void, said: unknown[]) => void)(
    turnCounter(),
    said,
  );

test.each([
  'for (;;) {}',
  'while (true);',
  'do { said.length = 0; } while (true)',
  'for (const a of said) said.push(a);',
])('R-3199: a loop without an end ends: %s', (program) => {
  expect(() => run(`said.push('a');\n${program}`)).toThrow('A loop does not end.');
});

test('R-3199: other loops do what they did, with their labels and without braces', () => {
  const program = `
all: for (const a of [1, 2, 3]) for (let i = 0; i < 3; i++) { if (i === a) continue all; said.push(a * i); }
for (const key in { x: 1 }) said.push(key);
let n = 2;
do said.push(n--); while (n)`;
  const said: unknown[] = [];
  run(program, said);
  expect(said).toEqual([0, 0, 2, 0, 3, 6, 'x', 2, 1]);
});
