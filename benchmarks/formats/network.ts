import type * as Bayesnet from '../../packages/bayesnet/src/index.ts';

const states = ['none', 'mild', 'moderate', 'severe'].map((id) => ({ id }));

/**
 * A network with about so many numbers: nodes of four states with up to three parents. Half of the columns have numbers as
 * people give them, the others as programs compute them.
 */
export function networkOf(numbers: number, { normalize }: typeof Bayesnet): Bayesnet.Network {
  const nodes: Bayesnet.NetworkNode[] = [];
  let seed = 1;
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  for (let length = 0, index = 0; length < numbers; index += 1) {
    const parents = [index - 1, index - 2, index - 3].filter((parent) => parent >= 0);
    const cpt = new Float64Array(4 ** (parents.length + 1));
    for (let start = 0; start < cpt.length; start += 4) {
      const answers = Array.from({ length: 4 }, () => 1 + Math.floor(random() * 99));
      cpt.set(random() < 0.5 ? normalize(answers) : [0.25, 0.5, 0.125, 0.125], start);
    }
    length += cpt.length;
    nodes.push({
      key: `n${index + 1}`,
      id: `node_${index}`,
      name: `Node ${index}`,
      kind: 'chance',
      states,
      parents,
      cpt,
    });
  }
  return { name: 'generated', nodes };
}
