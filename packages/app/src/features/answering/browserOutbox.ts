import { orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';
import { device } from '../../ground/device/browserDevice.js';
import { deadline } from './deadline.js';
import { createOutbox } from './outbox.js';
import { definedOf } from './saidBeside.js';
import { saveHeaders } from './saveHeaders.js';

/** The signed-in user's unsent answers in this browser. */
export const outbox = createOutbox({
  device,
  post: ({ place, answer, revision, key }) =>
    orThrow(
      api.POST('/network/{networkId}/{nodeId}/{iteration}/save', {
        params: {
          path: place,
          header: saveHeaders(place, { key, revision }),
        },
        body: answer,
        signal: deadline(),
      }),
    ),
  postLate: async ({ place, answer }) => {
    const { networkId: id, assessmentId, nodeId, iteration } = place;
    const { owner } = await orThrow(
      api.POST('/network/study/{id}/late', {
        params: { path: { id }, header: definedOf({ 'X-Assessment': assessmentId }) },
        body: { nodeId, iteration, answer },
        signal: deadline(),
      }),
    );
    return owner;
  },
});
