/**
 * Where to go after sign-in: `from` if it is an address inside the application, otherwise undefined. It comes from the
 * address bar, so an attacker may have crafted it to send the user elsewhere.
 */
export function returnPath(from: string | null): string | undefined {
  // Browsers drop control characters and treat a backslash as a slash, so neither is allowed.
  if (!from || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(from)) return undefined;

  const base = 'http://application.invalid';
  const url = URL.canParse(from, base) ? new URL(from, base) : undefined;
  // Only now has `/..//elsewhere` become `//elsewhere`.
  if (url?.origin !== base || url.pathname.startsWith('//') || /^\/login\/?$/.test(url.pathname)) return undefined;

  return url.pathname + url.search + url.hash;
}
