import type { NetworkOutcomes, NetworkTables, OutcomesSave } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { buildError } from './builders.js';
import { http } from './fakeServer.js';
import { NETWORK } from './networkBuilders.js';

const open = { kind: 'none', reason: 'open' } as const;

/** The nodes of the built network with their states. */
export const buildTables = (): NetworkTables => ({
  networkId: NETWORK,
  revision: 'r1',
  nodes: [
    { id: 'n1', display_name: 'Tumour site', vars: ['glottic', 'supraglottic'], parents: [], table: open },
    { id: 'n2', display_name: 'T stage', vars: ['T1', 'T2', 'T3', 'T4'], parents: ['n1'], table: open },
    {
      id: 'n3',
      display_name: 'Metastasis',
      vars: ['absent', 'regional_only', 'distant'],
      parents: ['n1', 'n2'],
      table: open,
    },
    { id: 'n4', display_name: 'Cost', vars: [], parents: ['n3'], table: { kind: 'none', reason: 'utility' } },
  ],
});

/** Two outcomes and a typical case. */
export const buildOutcomes = (given: Partial<NetworkOutcomes> = {}): NetworkOutcomes => ({
  outcomes: [
    { node: 'n3', state: 2 },
    { node: 'n2', state: 3 },
  ],
  cases: [
    {
      name: 'Hoarse smoker',
      findings: [
        { node: 'n1', state: 0 },
        { node: 'n2', state: 0 },
      ],
    },
  ],
  revision: '1',
  mayName: true,
  ...given,
});

/** A server that keeps what is named. */
export function outcomesServer(named: NetworkOutcomes = buildOutcomes()) {
  let now = named;
  const saves: OutcomesSave[] = [];
  const save = (body: OutcomesSave) => (now = { ...now, ...body, revision: String(Number(now.revision) + 1) });
  const handlers: RequestHandler[] = [
    http.get('/network/tables/{id}', ({ response }) => response(200).json(buildTables())),
    http.get('/network/outcomes/{id}', ({ response }) => response(200).json(now)),
    http.post('/network/outcomes/{id}', async ({ request, response }) => {
      const stale = { reason: 'outcomes' } as const;
      if (request.headers.get('X-Revision') !== now.revision)
        return response(409).json({ ...buildError('Others were saved.', 'stale_revision'), params: stale });
      const body = await request.json();
      saves.push(body);
      return response(200).json(save(body));
    }),
  ];
  return { handlers, saves, /** As from another device. */ save };
}
