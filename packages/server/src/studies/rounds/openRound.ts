import type { Operation } from '../../http/operation.js';
import { startRound } from './startRound.js';

export const openRound: Operation<'openRound'> = ({ path, caller: { user } }, services) =>
  startRound(services, { networkId: path.id, user });
