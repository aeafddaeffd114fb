import { trustedScript } from '../../ground/trustedScript.js';
import address from './checkFile.worker.ts?worker&url';
import type { CheckWorker } from './checkFile.js';

/** The worker is a separate file, loaded only by users who choose a file. */
export function openCheckWorker(): Promise<CheckWorker> {
  return Promise.resolve().then(() => new Worker(trustedScript(address), { type: 'module' }));
}
