import type { Operation } from '../../http/operation.js';
import { setFinished } from './setFinished.js';

export const finishStudy: Operation<'finishStudy'> = ({ path, body: { finished }, caller: { user } }, services) =>
  setFinished(services, { networkId: path.id, user, finished });
