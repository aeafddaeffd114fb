/**
 * The nonce of a strict Content-Security-Policy: the one that let this script run lets its styles in as well. Read
 * while the script runs, because `currentScript` is null afterwards. A module has none: its elements take `nonce="…"`.
 */
export const pageNonce: string | undefined =
  (document.currentScript instanceof HTMLScriptElement && document.currentScript.nonce) || undefined;
