import { answer } from '../assess.js';
import type { Client } from '../client.js';
import type { TestApp } from '../testApp.js';

/** All that an expert says, act by act. */
export interface Sayings {
  readonly first: object;
  readonly secondThought: object;
  readonly onCondition: readonly [object, object];
  readonly combinations: readonly object[];
  readonly directions: readonly string[];
  readonly feedback: object;
  readonly late: object;
}

/** Two people could not say more different things; each says them in as many acts. */
export const sayings = {
  one: {
    first: answer([32, 50], { exact: [317_411, null], comment: 'numbat', 'self-eval': -1, timer: 73_313 }),
    secondThought: answer([32, 50], {
      exact: [317_411, null],
      touched: [true, false],
      comment: 'axolotl',
      reason: 'quokka',
      'self-eval': -1,
    }),
    onCondition: [
      answer([73, 50], { exact: [728_813, null], timer: 200 }),
      answer([12, 88], { comment: 'dugong', timer: 300 }),
    ],
    combinations: [
      { nodes: { 0: 1 }, value: [61, 37], number: 1, comment: 'pangolin', 'self-eval': -2 },
      { nodes: -1, value: [3, 95], number: 2 },
    ],
    directions: ['decreases'],
    feedback: { plausible: false, comment: 'okapi' },
    late: answer([29, 71], { exact: [291_117, 708_883], comment: 'tapir', timer: 4_321 }),
  },
  other: {
    first: answer([50, 50], { comment: 'Nothing that I know of.', standing: 'not_my_field', timer: 3 }),
    secondThought: answer([88, 12], { touched: [true, true], origin: 'given', timer: 77, 'self-eval': 2 }),
    onCondition: [
      answer([50, 50], { standing: 'cannot_occur', timer: 4 }),
      answer([50, 50], { standing: 'not_my_field', comment: 'ask a radiologist', timer: 5 }),
    ],
    combinations: [{ nodes: { 0: 0 }, value: [50, 50], number: 1, standing: 'cannot_occur' }],
    directions: ['increases'],
    feedback: { plausible: true, comment: '' },
    late: answer([50, 50], { standing: 'cannot_occur', timer: 9 }),
  },
} as const satisfies Readonly<Record<string, Sayings>>;

export type World = keyof typeof sayings;

/** Says all of it about the network of the canary, at the same times whatever it is. `at` is the path of a node. */
export async function say(
  { clock }: TestApp,
  expert: Client,
  at: (node: string) => string,
  said: Sayings,
): Promise<void> {
  const parents = [{ display_name: 'A', vars: ['present', 'absent'] }];
  const acts: readonly (readonly [path: string, body?: object])[] = [
    [`${at('n1')}/1/save`, said.first],
    [`${at('n1')}/1/save`, said.secondThought],
    [`${at('n2')}/1/save`, said.onCondition[0]],
    [`${at('n2')}/2/save`, said.onCondition[1]],
    [`${at('n2')}/reset`],
    [`${at('n2')}/undo-reset`],
    [`${at('n2')}/save`, { combinations: said.combinations, parents }],
    [`${at('n2')}/directions`, { directions: said.directions }],
    [`${at('n2')}/feedback`, said.feedback],
  ];
  for (const [path, body] of acts) {
    clock.advance(60_000);
    const response = await expert.post(path, body);
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
  }
}
