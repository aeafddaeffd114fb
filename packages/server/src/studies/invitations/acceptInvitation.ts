import type { Operation } from '../../http/operation.js';
import { grantedRoles, roles } from '../../roles/roles.js';
import { answerInvitation } from './answerInvitation.js';

export const acceptInvitation: Operation<'acceptInvitation'> = async ({ path, caller: { user } }, services) => {
  await answerInvitation(services, {
    networkId: path.id,
    user,
    type: 'invitation_accepted',
    refusals: [
      ['hand_over', 'already_owner'],
      ['view', 'already_accepted'],
    ],
    change: (at) => ({ role: roles[grantedRoles.byAcceptance].member, acceptedAt: at }),
  });
  return { success: true };
};
