import { type Operation, Reply } from '../../http/operation.js';
import { presentProblem } from './presentProblem.js';
import { storeNetwork } from './storeNetwork.js';

export const uploadNetwork: Operation<'uploadNetwork'> = async ({ body, caller: { user } }, services) => {
  const { networkId, warnings } = await storeNetwork(services, user, body);
  return new Reply(
    { networkId, ...(warnings.length > 0 ? { warnings: warnings.map(presentProblem) } : {}) },
    { status: 201 },
  );
};
