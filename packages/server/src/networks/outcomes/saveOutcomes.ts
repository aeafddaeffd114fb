import type { Operation } from '../../http/operation.js';
import { storeOutcomes } from './storeOutcomes.js';

export const saveOutcomes: Operation<'saveOutcomes'> = ({ path, headers, body, caller: { user } }, services) =>
  storeOutcomes(services, { networkId: path.id, user, body, loaded: headers['X-Revision'] });
