import { orThrow } from '@credence/api-client';
import { deadline } from '../answering/deadline.js';
import { definedOf } from '../answering/saidBeside.js';
import { saveHeaders } from '../answering/saveHeaders.js';
import { api } from '../../ground/api.js';
import { device } from '../../ground/device/browserDevice.js';
import { createJudgements } from './judgements.js';

/** What the signed-in user of this browser is still to say of the results of nodes. */
export const judgements = createJudgements({
  device,
  post: ({ networkId, assessmentId, nodeId }, { plausible, comment, key }) =>
    orThrow(
      api.POST('/network/{networkId}/{nodeId}/feedback', {
        params: { path: { networkId, nodeId }, header: saveHeaders(definedOf({ assessmentId }), { key }) },
        body: { plausible, comment },
        signal: deadline(),
      }),
    ),
});
