/** The order matters: most browsers also name those they descend from. */
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['iOS', /iPhone|iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** E.g. "Firefox on Linux", as far as the browser reveals it, so that people can recognise a session. */
export function browserName(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined;
  const found = (names: readonly (readonly [string, RegExp])[]) => names.find(([, is]) => is.test(userAgent))?.[0];
  const [browser, system] = [found(browsers), found(systems)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system);
}
