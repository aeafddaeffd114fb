import { createHmac } from 'node:crypto';

/**
 * The secret of an expert's personal link. It follows from the server's own secret, so that a reminder can carry the same
 * link as the invitation although the database keeps no more than a hash.
 */
export const studySecret = (expertId: string, serverSecret: string): string =>
  createHmac('sha256', serverSecret).update(`study-invitation|${expertId}`).digest('base64url');
