import { orThrow } from '@credence/api-client';
import { deadline } from '../answering/deadline.js';
import { api } from '../../ground/api.js';
import { device } from '../../ground/device/browserDevice.js';
import { createJudgements } from './judgements.js';

/** What the signed-in user of this browser is still to say of the results of nodes. */
export const judgements = createJudgements({
  device,
  post: ({ networkId, nodeId }, { plausible, comment, key }) =>
    orThrow(
      api.POST('/network/{networkId}/{nodeId}/feedback', {
        params: { path: { networkId, nodeId }, header: { 'Idempotency-Key': key } },
        body: { plausible, comment },
        signal: deadline(),
      }),
    ),
});
