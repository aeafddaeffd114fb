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

/** What programs call themselves: "curl/8.5.0", "python-requests/2.32". Every browser begins with Mozilla instead. */
const program = /^(?!Mozilla\/)([\w.-]{1,40})(?:\/|$)/;

/** E.g. "Firefox on Linux" or "curl", as far as it reveals itself, so that people can recognise a session. */
export function browserName(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined;
  const found = (names: readonly (readonly [string, RegExp])[]) => names.find(([, is]) => is.test(userAgent))?.[0];
  const [browser, system] = [found(browsers), found(systems)];
  const name = browser ?? program.exec(userAgent)?.[1];
  return name && system ? `${name} on ${system}` : (name ?? system);
}
