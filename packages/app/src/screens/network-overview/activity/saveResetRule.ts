import { orThrow, type ResetRule } from '@credence/api-client';
import { deadline } from '../../../features/answering/deadline.js';
import { api } from '../../../ground/api.js';

/** Keeps resetting nodes to the owner, or opens it to everybody who works on the network. */
export const saveResetRule = (networkId: string, ownerOnly: boolean): Promise<ResetRule> =>
  orThrow(
    api.POST('/network/reset-rule/{id}', {
      params: { path: { id: networkId } },
      body: { ownerOnly },
      signal: deadline(),
    }),
  );
