import type { NetworkListEntry } from '@credence/api-client';
import { buildError, buildNetwork } from './builders.js';
import { fakeServer, http } from './fakeServer.js';

const person = (id: string, firstname: string, lastname: string) => ({
  id,
  firstname,
  lastname,
  username: `${lastname.toLowerCase()}@example.org`,
});

export const larynx = buildNetwork({
  percentCompleted: 42,
  collaborators: [person('1', 'Chidi', 'Okafor'), person('2', 'Ana', 'Lima')],
  invited_collaborators: [person('3', 'Eva', 'Brandt')],
});
export const hepar = buildNetwork({
  networkId: 'Hp3mR8vNc5Zt',
  filename: 'hepar_II.xdsl',
  type: 'collaboration',
  lastModified: '2026-11-18T09:30:00Z',
  sharedBy: 'okafor@example.org',
  percentCompleted: 7,
});
export const sepsis = buildNetwork({
  networkId: 'Qx6Jd2WkYb9s',
  filename: 'sepsis.xdsl',
  type: 'invitation',
  lastModified: '2026-11-15T11:00:00Z',
  sharedBy: 'colleague@example.org',
});

export interface NetworksWorld {
  own: NetworkListEntry[];
  shared: NetworkListEntry[];
  invited: NetworkListEntry[];
  /** Deleted networks that can be restored. */
  deleted: NetworkListEntry[];
}

/** A server for one user's networks. Tests change its data between calls, as other people would. */
export function manageServer(given: Partial<NetworksWorld> = {}) {
  const world: NetworksWorld = { own: [larynx], shared: [hepar], invited: [sepsis], deleted: [], ...given };
  const take = (kind: keyof NetworksWorld, id: string) => {
    const found = world[kind].find(({ networkId }) => networkId === id);
    world[kind] = world[kind].filter((network) => network !== found);
    return found;
  };
  const declined: NetworkListEntry[] = [];
  const gone = () => buildError('Network not found.', 'network_not_found');

  const handlers = [
    http.get('/user/index', ({ response }) =>
      response(200).json({
        hasNetworks: world.own.length > 0,
        networks: world.own.map((network) => ({ collaborators: [], invited_collaborators: [], ...network })),
      }),
    ),
    http.get('/user/collaborations', ({ response }) =>
      response(200).json({ data: world.shared, hasNetworks: world.shared.length > 0, networks: world.shared }),
    ),
    http.get('/user/invitations', ({ response }) =>
      response(200).json({ hasNetworks: world.invited.length > 0, networks: world.invited }),
    ),
    http.get('/network/check-access/{networkId}', ({ response }) => response(200).json({ hasAccess: false })),
    http.post('/network/accept-invitation/{id}', ({ params, response }) => {
      const network = take('invited', params.id);
      if (!network) return response(404).json(gone());
      world.shared = [...world.shared, { ...network, type: 'collaboration' }];
      return response(200).json({ success: true });
    }),
    http.post('/network/decline-invitation/{id}', ({ params, response }) => {
      const network = take('invited', params.id);
      if (!network) return response(404).json(gone());
      declined.push(network);
      return response(200).json({ success: true });
    }),
    http.post('/network/undo-decline/{id}', ({ params, response }) => {
      const network = declined.find(({ networkId }) => networkId === params.id);
      if (!network) return response(404).json(gone());
      world.invited = [...world.invited, network];
      return response(200).json({ success: true });
    }),
    http.post('/network/remove-collaborator/{networkId}/{userId}', ({ params, response }) =>
      params.userId === 'self' && take('shared', params.networkId)
        ? response(200).json({ success: true })
        : response(404).json(gone()),
    ),
    http.post('/network/delete/{id}', ({ params, response }) => {
      const network = take('own', params.id);
      if (!network) return response(404).json(gone());
      world.deleted = [...world.deleted, network];
      return response(200).json({ success: true, restorableUntil: '2026-12-21T07:00:00Z' });
    }),
    http.post('/network/restore/{id}', ({ params, response }) => {
      const network = take('deleted', params.id);
      if (!network) return response(404).json(gone());
      world.own = [...world.own, network];
      return response(200).json({ success: true });
    }),
    http.get('/user/deleted-networks', ({ response }) =>
      response(200).json({
        networks: world.deleted.map(({ networkId, filename, networkName }) => ({
          networkId,
          filename,
          ...(networkName ? { networkName } : {}),
          deletedAt: '2026-11-21T07:00:00Z',
          restorableUntil: '2026-12-21T07:00:00Z',
        })),
      }),
    ),
    http.get('/network/{id}/collaborators', ({ response }) => response(200).json({ collaborators: [] })),
    http.get('/network/{id}/invited-collaborators', ({ response }) =>
      response(200).json({ invited_collaborators: [] }),
    ),
    ...fakeServer({ uploadedId: 'New12345abcd' }),
  ];
  return { world, handlers };
}
