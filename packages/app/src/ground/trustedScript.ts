interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** Taken when the application starts, so that no other script can take its name. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('credence-worker', {
  createScriptURL: (given) => given,
});

/**
 * The address of a worker of ours, as our Content-Security-Policy requires it where a browser supports that.
 * @param url from an import of the worker's file, never from data
 */
export const trustedScript = (url: string): string => policy?.createScriptURL(url) ?? url;
