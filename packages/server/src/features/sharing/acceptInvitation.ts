import type { Operation } from '../../http/operation.js';
import { answerInvitation } from './answerInvitation.js';

export const acceptInvitation: Operation<'acceptInvitation'> = async ({ path, caller: { user } }, services) => {
  await answerInvitation(services, {
    networkId: path.id,
    user,
    type: 'invitation_accepted',
    refusals: { collaborator: 'already_accepted', owner: 'already_owner' },
    change: (at) => ({ role: 'collaboration', acceptedAt: at }),
  });
  return { success: true };
};
