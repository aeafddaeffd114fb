import type { Collaborator, components } from '@credence/api-client';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../ground/paths.js';
import { buildError } from './builders.js';
import { http } from './fakeServer.js';
import { loader as loadNodes } from '../features/sharing/askedNodes.route.js';
import { loader } from '../features/sharing/people.route.js';
import type { InvitationResult } from '../features/sharing/reasons.js';

/** The route that loads the dialog's people. */
export const peopleRoute: RouteObject = { path: paths.people.pattern, loader };
/** The route that loads the nodes somebody can be asked about. */
export const askedNodesRoute: RouteObject = { path: paths.askedNodes.pattern, loader: loadNodes };

/** A collaborator as sent by the server, with the fields given by the test. */
export function buildCollaborator(given: Partial<Collaborator> = {}): Collaborator {
  const { username = 'colleague@example.org' } = given;
  return { id: `id of ${username}`, username, firstname: 'Jonas', lastname: 'Weiss', ...given };
}

export const jonas = buildCollaborator();
export const li = buildCollaborator({ username: 'li.wei@example.org', firstname: 'Li', lastname: 'Wei' });
export const network: { networkId: string; name: string } = {
  networkId: '7fK2pQ9xWb4T',
  name: 'larynx_tnm_v3.xdsl',
};

type Invited = components['schemas']['InvitedPerson'];

interface ShareWorld {
  accepted: Collaborator[];
  pending: Invited[];
  /** The existing accounts. */
  known: Collaborator[];
  /** Whether the server invites people by their addresses. */
  byEmail: boolean;
  /** Whether the mails of those who are invited now have to wait. */
  mailWaits: boolean;
  /** The bodies of the invitations by e-mail. */
  asked: object[];
}

/** A server that shares one network. Tests change its data between calls, as other people would. */
export function shareServer({
  accepted = [],
  pending = [],
  known = [jonas, li],
  byEmail = false,
  mailWaits = false,
}: Partial<ShareWorld> = {}) {
  const world: ShareWorld = { accepted, pending, known, byEmail, mailWaits, asked: [] };
  const without = (people: Collaborator[], gone: Collaborator) => people.filter(({ id }) => id !== gone.id);
  const outcomeOf = (email: string): InvitationResult['outcome'] => {
    if (world.accepted.some(({ username }) => username === email)) return 'already_collaborator';
    return /.@.+\../.test(email) ? 'invited' : 'not_an_address';
  };
  const handlers = [
    http.get('/network/{id}/collaborators', ({ response }) => response(200).json({ collaborators: world.accepted })),
    http.get('/network/{id}/invited-collaborators', ({ response }) =>
      response(200).json({
        invited_collaborators: world.pending,
        ...(world.byEmail ? { byEmail: true } : {}),
      }),
    ),
    http.post('/network/invite-collaborator/{networkId}/{username}', ({ params, response }) => {
      const user = world.known.find(({ username }) => username === params.username);
      const already = (list: Collaborator[]) => list.some(({ username }) => username === params.username);
      if (!user) return response(404).json(buildError('User not found', 'user_not_found'));
      if (already(world.accepted))
        return response(409).json(buildError('This user is already a collaborator', 'already_collaborator'));
      if (already(world.pending))
        return response(409).json(buildError('This user is already invited', 'already_invited'));
      world.pending = [...world.pending, user];
      return response(200).json({ success: true, message: `Invitation sent to ${user.username}` });
    }),
    http.post('/network/invite-by-email/{networkId}', async ({ request, response }) => {
      const body = await request.json();
      const { emails, dueOn, nodes } = body;
      world.asked.push(body);
      const results = emails.map((email) => ({ email, outcome: outcomeOf(email) }));
      const invited = results.filter(({ outcome }) => outcome === 'invited');
      world.pending = [
        ...world.pending,
        ...invited.map(({ email }) => ({
          ...buildCollaborator({ username: email, firstname: '', lastname: '' }),
          invitedAt: '2026-11-20T09:00:00Z',
          ...(dueOn ? { dueOn } : {}),
          ...(nodes ? { nodes: nodes.length } : {}),
          ...(world.mailWaits ? { mailWaits: true as const } : {}),
        })),
      ];
      return response(200).json({ success: true, results });
    }),
    http.post('/network/cancel-invitation/{networkId}/{username}', ({ params, response }) => {
      const invited = world.pending.find(({ username }) => username === params.username);
      if (world.accepted.some(({ username }) => username === params.username))
        return response(409).json(buildError('This user is already a collaborator', 'already_collaborator'));
      if (!invited) return response(404).json(buildError('This invitation no longer exists.', 'invitation_not_found'));
      world.pending = without(world.pending, invited);
      return response(200).json({ success: true });
    }),
    http.post('/network/remove-collaborator/{networkId}/{userId}', ({ params, response }) => {
      const member = world.accepted.find(({ id }) => id === params.userId);
      if (!member)
        return response(404).json(buildError('This person is no longer a collaborator.', 'collaborator_not_found'));
      world.accepted = without(world.accepted, member);
      return response(200).json({ success: true, message: 'Collaborator removed successfully' });
    }),
    http.post('/network/hand-over/{networkId}/{userId}', ({ params, response }) =>
      world.accepted.some(({ id }) => id === params.userId)
        ? response(200).json({ success: true })
        : response(404).json(buildError('This person is no longer a collaborator.', 'collaborator_not_found')),
    ),
  ];
  return { world, handlers };
}
