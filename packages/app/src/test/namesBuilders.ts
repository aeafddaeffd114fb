import type { NamesSave, NetworkNames, NodeNames } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { buildError } from './builders.js';
import { http } from './fakeServer.js';
import { buildOverview, NETWORK, networkServer } from './networkBuilders.js';

export const namesPath = `/network/${NETWORK}/names`;

/** A node of a file without names. */
export const buildUnnamed = (at: number, states = 2, parents: readonly number[] = []): NodeNames => ({
  id: `n${at + 1}`,
  name: `x${at}`,
  parents: parents.map((parent) => `n${parent + 1}`),
  file: { title: `x${at}`, states: Array.from({ length: states }, (_, state) => `${state}`) },
  own: { title: '', states: Array.from({ length: states }, () => '') },
});

/** The example of the field: eight nodes, as a UAI file has them. */
export const buildNames = (given: Partial<NetworkNames> = {}): NetworkNames => ({
  networkName: 'chest-clinic.uai',
  ownName: '',
  nodes: [
    buildUnnamed(0),
    buildUnnamed(1, 2, [0]),
    buildUnnamed(2),
    buildUnnamed(3, 2, [2]),
    buildUnnamed(4, 3, [2]),
    buildUnnamed(5, 2, [1, 3]),
    buildUnnamed(6, 2, [5]),
    buildUnnamed(7, 2, [4, 5]),
  ],
  ...given,
});

/** What the overview warns of until all are named. */
export const noNames = {
  code: 'no-names',
  message: 'The format has no names, so nodes and states are numbered.',
  line: 1,
  column: 1,
  params: {},
} as const;

/** A server with a network without names, which keeps those that it is given. */
export function namesServer(
  names: NetworkNames = buildNames(),
  { refuse }: { readonly refuse?: () => boolean } = {},
): { readonly server: RequestHandler[]; readonly saves: NamesSave['nodes'][]; readonly named: (string | undefined)[] } {
  let known = names;
  const saves: NamesSave['nodes'][] = [];
  const named: (string | undefined)[] = [];
  return {
    saves,
    /** What the network was called in each save. */
    named,
    server: [
      http.get('/network/names/{id}', ({ response }) => response(200).json(known)),
      http.post('/network/names/{id}', async ({ request, response }) => {
        if (refuse?.()) {
          return response(400).json({
            ...buildError('Taken.', 'invalid_input'),
            params: { reason: 'twice', field: 'nodes[0].title' },
          });
        }
        const { nodes, ownName } = await request.json();
        saves.push(nodes);
        named.push(ownName);
        const given = new Map(nodes.map((node) => [node.id, node]));
        known = {
          ...known,
          ...(ownName === undefined ? {} : { ownName }),
          nodes: known.nodes.map((node) => {
            const own = given.get(node.id);
            return own ? { ...node, own: { title: own.title, states: own.states } } : node;
          }),
        };
        return response(200).json({ success: true });
      }),
      ...networkServer(() => buildOverview({ filename: known.networkName, warnings: [noNames] })),
    ],
  };
}
