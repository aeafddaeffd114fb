import type { NetworkListEntry } from '@credence/api-client';
import { buildInvitation } from './builders.js';
import { http } from './fakeServer.js';

export const invitation = buildInvitation();

/**
 * A server with invitations. One moves to the shared networks when it is accepted, and goes and comes back when it is
 * declined and that is taken back.
 */
export function invitingServer(all: readonly NetworkListEntry[] = [invitation]) {
  let [invited, shared] = [all, [] as NetworkListEntry[]];
  return [
    http.get('/check-session/', ({ response }) =>
      response(200).json({ status: 'active', ...(invited.length > 0 ? { invitations: invited.length } : {}) }),
    ),
    http.get('/user/invitations', ({ response }) =>
      response(200).json({ hasNetworks: invited.length > 0, networks: [...invited] }),
    ),
    http.get('/user/collaborations', ({ response }) =>
      response(200).json({ data: shared, hasNetworks: shared.length > 0, networks: shared }),
    ),
    http.post('/network/accept-invitation/{id}', ({ params, response }) => {
      const of = all.filter(({ networkId }) => networkId === params.id);
      shared = [...shared, ...of.map((one) => ({ ...one, type: 'collaboration' as const, percentCompleted: 0 }))];
      invited = invited.filter(({ networkId }) => networkId !== params.id);
      return response(200).json({ success: true });
    }),
    http.post('/network/decline-invitation/{id}', ({ params, response }) => {
      invited = invited.filter(({ networkId }) => networkId !== params.id);
      return response(200).json({ success: true });
    }),
    http.post('/network/undo-decline/{id}', ({ params, response }) => {
      invited = all.filter((one) => one.networkId === params.id || invited.includes(one));
      return response(200).json({ success: true });
    }),
  ];
}
