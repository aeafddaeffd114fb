import type { NetworkOutcomes, NetworkTables } from '@credence/api-client';
import { NETWORK } from './networkBuilders.js';

type Node = NetworkTables['nodes'][number];

const node = (id: string, name: string, parents: string[], values: number[], answered = false): Node => ({
  id,
  display_name: name,
  vars: ['yes', 'no'],
  parents,
  table: {
    kind: 'full',
    values,
    columns: [{ count: values.length / 2, ...(answered ? { basis: 'answered', certainty: 2 } : { basis: 'file' }) }],
  },
});

/** Korb and Nicholson's cancer network: an X-ray raises cancer from 1.16 to 5.03 %. */
export const cancerTables = (): NetworkTables => ({
  networkId: NETWORK,
  revision: 'cancer',
  nodes: [
    node('n1', 'Pollution low', [], [0.9, 0.1], true),
    node('n2', 'Smoker', [], [0.3, 0.7], true),
    node('n3', 'Cancer', ['n1', 'n2'], [0.03, 0.97, 0.001, 0.999, 0.05, 0.95, 0.02, 0.98]),
    node('n4', 'X-ray positive', ['n3'], [0.9, 0.1, 0.2, 0.8]),
    node('n5', 'Dyspnoea', ['n3'], [0.65, 0.35, 0.3, 0.7]),
  ],
});

export const cancerOutcomes = (): NetworkOutcomes => ({
  outcomes: [
    { node: 'n3', state: 0 },
    { node: 'n5', state: 0 },
  ],
  cases: [],
  revision: '1',
  mayName: true,
});
