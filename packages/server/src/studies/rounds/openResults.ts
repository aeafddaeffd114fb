import type { Operation } from '../../http/operation.js';
import { unsealResults } from './unsealResults.js';

export const openResults: Operation<'openResults'> = ({ path, caller: { user } }, services) =>
  unsealResults(services, { networkId: path.id, user });
