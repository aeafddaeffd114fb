import type { Operation } from '../../http/operation.js';
import { confirmOpened } from './confirmOpened.js';

/** Activates an account or undoes its deletion, by what its mailed link holds. */
export const confirmByLink: Operation<'confirmByLink'> = ({ body, request }, services) =>
  confirmOpened(body, request, services);
