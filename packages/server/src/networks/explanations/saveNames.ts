import type { Operation } from '../../http/operation.js';
import { storeNames } from './storeNames.js';

export const saveNames: Operation<'saveNames'> = ({ path, body, caller: { user } }, services) =>
  storeNames(services, { networkId: path.id, user, body });
