import { createInference } from './createInference.js';

/** Computes beside the page, so that the page goes on answering. */
export const inference = createInference(
  () => new Worker(new URL('./inference.worker.ts', import.meta.url), { type: 'module', name: 'inference' }),
);
