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

/** The worker has a file of its own, which only those who choose a file load. */
export function openCheckWorker(): Promise<CheckWorker> {
  return Promise.resolve().then(() => new Worker(trusted(address), { type: 'module' }));
}

/** Under our Content-Security-Policy a script's address must be vouched for; not every browser knows of that. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('credence-file-check', { createScriptURL: (given) => given });
  return policy.createScriptURL(url);
}
