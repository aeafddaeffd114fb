import type { Operation } from '../http/operation.js';
import { storeProtocol } from './storeProtocol.js';

export const saveStudy: Operation<'saveStudy'> = ({ path, body, caller: { user } }, services) =>
  storeProtocol(services, { networkId: path.id, user, protocol: body });
