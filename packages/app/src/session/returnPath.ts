/**
 * Where to go on after a sign-in: `from` if it is an address inside the application, otherwise undefined. It comes
 * out of the address bar, so it may have been made by somebody who wants the reader elsewhere.
 */
export function returnPath(from: string | null): string | undefined {
  // Browsers drop control characters and take a backslash for a slash, so neither may stand in it.
  if (!from || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(from)) return undefined;

  const base = 'http://application.invalid';
  const url = URL.canParse(from, base) ? new URL(from, base) : undefined;
  // `/..//elsewhere` becomes `//elsewhere` only now.
  if (url?.origin !== base || url.pathname.startsWith('//') || /^\/login\/?$/.test(url.pathname)) return undefined;

  return url.pathname + url.search + url.hash;
}
