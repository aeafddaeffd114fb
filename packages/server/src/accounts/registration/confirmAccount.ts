import type { Operation } from '../../http/operation.js';
import { confirmOpened } from './confirmOpened.js';

/**
 * `confirmByLink` with the secret in the address: the form of the specification, which no mail of ours uses, and no page but
 * for a link that another server mailed so.
 */
export const confirmAccount: Operation<'confirmAccount'> = ({ query, request }, services) =>
  confirmOpened(query, request, services);
