import { trustedScript } from '../../ground/trustedScript.js';
import { createInference } from './createInference.js';
import address from './inference.worker.ts?worker&url';

/** Computes beside the page, so that the page goes on answering. */
export const inference = createInference(
  () => new Worker(trustedScript(address), { type: 'module', name: 'inference' }),
);
