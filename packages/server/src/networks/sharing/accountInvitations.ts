import type { Invitations } from '../../platform/services.js';
import { countInvitations } from '../people.js';
import { openInvitation } from './openInvitation.js';
import { handOverWaiting } from './waitingInvitations.js';

/** What accounts ask of invitations. */
export const accountInvitations: Invitations = {
  open: openInvitation,
  handOver: handOverWaiting,
  count: countInvitations,
};
