import type { Operation } from '../../http/operation.js';
import { answerInvitation } from './answerInvitation.js';

export const declineInvitation: Operation<'declineInvitation'> = async ({ path, caller: { user } }, services) => {
  await answerInvitation(services, {
    networkId: path.id,
    user,
    type: 'invitation_declined',
    refusals: [['view', 'invitation_not_found']],
    change: (at) => ({ endedAt: at, ending: 'declined' }),
  });
  return { success: true };
};
