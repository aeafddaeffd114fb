import type { NetworkTables } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { http } from './fakeServer.js';
import { buildHistory, historyCall } from './historyBuilders.js';
import { NETWORK, networkServer } from './networkBuilders.js';

/** "Tumour extent" by four findings: 54 columns of three states, and the stage that hangs on it. */
export const tablePath = `/network/${NETWORK}/extent/table`;

const parents = [
  { id: 'smoking', display_name: 'Smoking', vars: ['none', 'moderate', 'heavy'], shares: [0.4, 0.35, 0.25] },
  { id: 'age', display_name: 'Age', vars: ['under 50', '50 to 69', '70 and over'], shares: [0.2, 0.5, 0.3] },
  { id: 'hpv', display_name: 'HPV status', vars: ['neg.', 'pos.'], shares: [0.7, 0.3] },
  { id: 'alcohol', display_name: 'Alcohol use', vars: ['none', 'moderate', 'heavy'], shares: [0.4, 0.4, 0.2] },
];
const OPEN = new Set([29, 33, 34, 35, 52, 53]);
const IMPOSSIBLE = 51;

/** Combination 2 decides non-smokers of 70 and over, combination 1 heavy smokers without HPV. */
function combinationOf(column: number): number | undefined {
  if (column >= 12 && column < 18) return 2;
  return column >= 36 && Math.floor(column / 3) % 2 === 0 ? 1 : undefined;
}

function sharesOf(column: number): readonly number[] {
  if (OPEN.has(column)) return [0, 0, 0];
  if (column === IMPOSSIBLE) return [1 / 3, 1 / 3, 1 / 3];
  const combination = combinationOf(column);
  if (combination !== undefined) return combination === 1 ? [0.22, 0.33, 0.45] : [0.69, 0.18, 0.13];
  const risk =
    Math.floor(column / 18) * 16 + (Math.floor(column / 6) % 3) * 5 + (column % 3) * 4 - (column % 6 > 2 ? 6 : 0);
  const [third, fourth] = [9 + Math.round(risk * 0.3), Math.max(2, 4 + Math.round(risk * 0.7))];
  return [(100 - third - fourth) / 100, third / 100, fourth / 100];
}

function basisOf(column: number): NetworkTablesColumn {
  if (column === IMPOSSIBLE) return { basis: 'none', standing: 'cannot_occur', count: 1 };
  if (OPEN.has(column)) return { basis: 'none', count: 1 };
  const combination = combinationOf(column);
  return combination === undefined
    ? { basis: 'answered', certainty: 1, count: 1 }
    : { basis: 'combination', combination, count: 1 };
}

type NetworkTablesColumn = Extract<NetworkTables['nodes'][number]['table'], { kind: 'full' }>['columns'][number];

export function buildTables(given: Partial<NetworkTables> = {}): NetworkTables {
  const columns = Array.from({ length: 54 }, (_, column) => column);
  return {
    networkId: NETWORK,
    revision: '1',
    nodes: [
      ...parents.map(({ id, display_name, vars, shares }) => ({
        id,
        display_name,
        vars,
        parents: [],
        table: { kind: 'full' as const, values: shares, columns: [{ basis: 'file' as const, count: 1 }] },
      })),
      {
        id: 'extent',
        display_name: 'Tumour extent',
        vars: ['T1–T2', 'T3', 'T4'],
        parents: parents.map(({ id }) => id),
        table: { kind: 'full', values: columns.flatMap(sharesOf), columns: columns.map(basisOf) },
      },
      {
        id: 'stage',
        display_name: 'Overall stage',
        vars: ['I–III', 'IV'],
        parents: ['extent'],
        table: {
          kind: 'full',
          values: [0.9, 0.1, 0.6, 0.4, 0.3, 0.7],
          columns: [{ basis: 'answered', certainty: -1, count: 3 }],
        },
      },
    ],
    ...given,
  };
}

/** A server with these tables. */
export function tablesServer(tables: NetworkTables = buildTables()): RequestHandler[] {
  return [
    http.get('/network/tables/{id}', ({ response }) => response(200).json(tables)),
    http.get('/network/outcomes/{id}', ({ response }) =>
      response(200).json({ outcomes: [{ node: 'stage', state: 1 }], cases: [], revision: '1' }),
    ),
    http.get(historyCall, ({ response }) => response(200).json({ answers: buildHistory() })),
    ...networkServer(),
  ];
}
