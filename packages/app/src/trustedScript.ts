interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The address of a worker of ours, as our Content-Security-Policy requires it where a browser supports that.
 * @param url from an import of the worker's file, never from data
 */
export function trustedScript(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('credence-worker', { createScriptURL: (given) => given });
  return policy.createScriptURL(url);
}
