import { createHash } from 'node:crypto';
import type { ExpertRow } from './findExpert.js';

/** The id of the mail that asks an expert, by which its delivery is found again. */
export const invitationMailId = ({ networkId, id }: Pick<ExpertRow, 'networkId' | 'id'>): string =>
  createHash('sha256').update(`study-invitation|${networkId}|${id}`).digest('hex').slice(0, 32);
