import { orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';
import { browserStorage } from '../../ground/drafts/browserStorage.js';
import { signedInUser } from '../../ground/drafts/signedInUser.js';
import { deadline } from './deadline.js';
import { createOutbox } from './outbox.js';

/** The signed-in user's unsent answers in this browser. */
export const outbox = createOutbox({
  storage: browserStorage('credence-outbox', 'answers'),
  user: signedInUser,
  post: ({ place, answer, revision, key }) =>
    orThrow(
      api.POST('/network/{networkId}/{nodeId}/{iteration}/save', {
        params: {
          path: place,
          header: { 'Idempotency-Key': key, ...(revision === undefined ? {} : { 'X-Revision': revision }) },
        },
        body: answer,
        signal: deadline(),
      }),
    ),
  now: () => new Date(),
});
