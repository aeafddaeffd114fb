import { createHash } from 'node:crypto';

/** The id of the mail of an invitation, by which its delivery is found again. */
export const invitationMailId = (invitationId: string): string =>
  createHash('sha256').update(`invitation|${invitationId}`).digest('hex').slice(0, 32);
