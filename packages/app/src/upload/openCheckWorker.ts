import address from './checkFile.worker.ts?worker&url';
import type { CheckWorker } from './checkFile.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The worker is a separate file, loaded only by users who choose a file. */
export function openCheckWorker(): Promise<CheckWorker> {
  return Promise.resolve().then(() => new Worker(trusted(address), { type: 'module' }));
}

/** Our Content-Security-Policy requires a trusted script URL; not every browser supports that. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('credence-file-check', { createScriptURL: (given) => given });
  return policy.createScriptURL(url);
}
