import type { Operation } from '../../http/operation.js';
import { confirmOpened } from './confirmOpened.js';

/** `confirmByLink` with the secret in the address: the form of the specification, which no mail and no page of ours uses. */
export const confirmAccount: Operation<'confirmAccount'> = ({ query, request }, services) =>
  confirmOpened(query, request, services);
