import { readNetworkFile } from '@credence/bayesnet';
import { HttpResponse, http as anyHttp, type RequestHandler } from 'msw';
import chestClinic from '../../../../../examples/chest-clinic.xml?raw';
import larynx from '../../../../../examples/larynx.xdsl?raw';
import { buildError, buildSite, buildUser } from '../builders.js';
import { fakeServer, http } from '../fakeServer.js';
import { type MemoryNetwork, memoryNetwork } from './memoryNetwork.js';

const notFound = buildError('There is no such page.', 'not_found');

/** The sample networks, each with its id. */
const SAMPLES = [
  ['Larynx000001', 'larynx.xdsl', larynx],
  ['ChestClinic1', 'chest-clinic.xml', chestClinic],
] as const;

/**
 * A server that does in memory what the real one does for a person and their networks: whatever is uploaded, answered
 * or deleted stays so for as long as the handlers are used. It has two sample networks.
 * @param begun true if the first question of each sample is answered
 */
export function memoryServer({ begun = false }: { readonly begun?: boolean } = {}): RequestHandler[] {
  const password = 'credence-demo';
  const user = buildUser();
  const networks = new Map<string, MemoryNetwork>();
  let hasSubmittedFeedback = false;

  /** Undefined if the file cannot be read. */
  function store(networkId: string, filename: string, bytes: Uint8Array): MemoryNetwork | undefined {
    const { document } = readNetworkFile(bytes);
    if (!document) return undefined;
    const network = memoryNetwork(networkId, filename, document);
    networks.set(networkId, network);
    return network;
  }
  for (const [id, filename, text] of SAMPLES) {
    const node = store(id, filename, new TextEncoder().encode(text))?.node('n1');
    const sliders = node?.question(1)?.node.vars.map(() => 50);
    if (begun && sliders) node?.save(1, { sliders, 'self-eval': 1, comment: '', timer: 20 });
  }

  return [
    http.get('/user/index', ({ response }) => {
      const own = [...networks.values()].map((network) => network.entry());
      const people = { collaborators: [], invited_collaborators: [] };
      return response(200).json({
        hasNetworks: own.length > 0,
        networks: own.map((entry) => ({ ...entry, ...people })),
      });
    }),
    http.post('/user/questionnaire', ({ response }) => {
      hasSubmittedFeedback = true;
      return response(200).json({ success: true, message: 'Thank you for your feedback!' });
    }),
    http.post('/network/upload', async ({ request, response }) => {
      const file = (await request.formData()).get('xmlFile') as File;
      const networkId = `Uploaded${String(networks.size + 1).padStart(4, '0')}`;
      return store(networkId, file.name, new Uint8Array(await file.arrayBuffer()))
        ? response(201).json({ networkId })
        : response(422).json(buildError('This file is not a network.', 'not_a_network'));
    }),
    http.post('/network/delete/{id}', ({ params, response }) => {
      networks.delete(params.id);
      return response(200).json({ success: true });
    }),
    http.get('/network/check-access/{networkId}', ({ params, response }) =>
      response(200).json({ hasAccess: networks.has(params.networkId) }),
    ),
    http.get('/network/overview/{id}', ({ params, response }) => {
      const overview = networks.get(params.id)?.overview(hasSubmittedFeedback);
      return overview ? response(200).json(overview) : response(404).json(notFound);
    }),
    http.get('/network/structure/{id}', ({ params, response }) => {
      const structure = networks.get(params.id)?.structure();
      return structure ? response(200).json(structure) : response(404).json(notFound);
    }),
    http.get('/network/tables/{id}', ({ params, request, response }) => {
      const tables = networks.get(params.id)?.tables();
      if (!tables) return response(404).json(notFound);
      const etag = `W/"${tables.revision}"`;
      return request.headers.get('If-None-Match') === etag
        ? response.untyped(new HttpResponse(null, { status: 304, headers: { ETag: etag } }))
        : response(200).json(tables, { headers: { ETag: etag } });
    }),
    http.get('/network/outcomes/{id}', ({ params, response }) => {
      const outcomes = networks.get(params.id)?.outcomes();
      return outcomes ? response(200).json(outcomes) : response(404).json(notFound);
    }),
    http.post('/network/outcomes/{id}', async ({ params, request, response }) => {
      const network = networks.get(params.id);
      if (!network) return response(404).json(notFound);
      const saved = network.nameOutcomes(await request.json(), request.headers.get('X-Revision'));
      const stale = 'Different outcomes and cases have been saved in the meantime. Reload the page.';
      return saved ? response(200).json(saved) : response(409).json(buildError(stale, 'stale_revision'));
    }),
    // Not of the contract's type: its file is bytes.
    anyHttp.get<{ id: string }>('/api/network/download/:id', ({ params }) => {
      const network = networks.get(params.id);
      if (!network) return HttpResponse.json(notFound, { status: 404 });
      return new HttpResponse(new Blob([new Uint8Array(network.bytes())]), {
        headers: {
          'Content-Type': 'application/xml',
          'Content-Disposition': `attachment; filename="${network.filename}"`,
        },
      });
    }),
    http.get('/network/{id}/collaborators', ({ response }) => response(200).json({ collaborators: [] })),
    http.get('/network/{id}/invited-collaborators', ({ response }) =>
      response(200).json({ invited_collaborators: [] }),
    ),
    http.get('/network/{networkId}/{nodeId}', ({ params, response }) => {
      const page = networks.get(params.networkId)?.node(params.nodeId)?.page();
      return page ? response(200).json(page) : response(404).json({ ...notFound, error: { message: notFound.error } });
    }),
    http.post('/network/{networkId}/{nodeId}/save', async ({ params, request, response }) => {
      const network = networks.get(params.networkId);
      const saved = network?.node(params.nodeId)?.choose(await request.json());
      network?.touch();
      return saved ? response(200).json(saved) : response(404).json({ ...notFound, success: false });
    }),
    http.post('/network/{networkId}/{nodeId}/reset', ({ params, response }) => {
      const network = networks.get(params.networkId);
      const reset = network?.node(params.nodeId)?.reset();
      network?.touch();
      return reset ? response(200).json(reset) : response(404).json(notFound);
    }),
    http.get('/network/{networkId}/{nodeId}/directions', ({ params, response }) => {
      const known = networks.get(params.networkId)?.node(params.nodeId)?.directions();
      return known ? response(200).json(known) : response(404).json(notFound);
    }),
    http.post('/network/{networkId}/{nodeId}/directions', async ({ params, request, response }) => {
      const { directions } = await request.json();
      const known = networks.get(params.networkId)?.node(params.nodeId)?.directions(directions);
      return known ? response(200).json(known) : response(404).json(notFound);
    }),
    http.get('/network/{networkId}/{nodeId}/feedback', ({ params, response }) => {
      const feedback = networks.get(params.networkId)?.feedback(params.nodeId);
      return feedback ? response(200).json(feedback) : response(404).json(notFound);
    }),
    http.post('/network/{networkId}/{nodeId}/feedback', async ({ params, request, response }) => {
      networks.get(params.networkId)?.judge(params.nodeId, await request.json());
      return response(200).json({ success: true });
    }),
    http.get('/network/{networkId}/{nodeId}/{iteration}', ({ params, response }) => {
      const question = networks.get(params.networkId)?.node(params.nodeId)?.question(Number(params.iteration));
      return question ? response(200).json(question) : response(404).json(notFound);
    }),
    http.post('/network/{networkId}/{nodeId}/{iteration}/save', async ({ params, request, response }) => {
      const network = networks.get(params.networkId);
      const saved = network?.node(params.nodeId)?.save(Number(params.iteration), await request.json());
      network?.touch();
      return saved ? response(200).json(saved) : response(404).json(notFound);
    }),
    ...fakeServer({
      user,
      password,
      site: buildSite({ certaintyCases: [2, 5, 15, 40], demo: [{ username: user.username, password }] }),
    }),
    // The calls that this server lacks.
    anyHttp.all('/api/*', () => HttpResponse.json(notFound, { status: 404 })),
  ];
}
