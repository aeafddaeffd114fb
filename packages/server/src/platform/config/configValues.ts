/** Milliseconds. */
export type Duration = number;

const units: Record<string, Duration> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses durations such as 45s, 30m, 12h or 14d; undefined for anything else and for zero. */
export function parseDuration(text: string): Duration | undefined {
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  return Number(count) * (units[unit ?? ''] ?? 0) || undefined;
}

/** Parses whole numbers from 1; undefined for anything else. */
export function parseCount(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) || undefined : undefined;
}

const sizes: Record<string, number> = { KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 };

/** Parses sizes such as 500MB or 5GB into bytes; undefined for anything else and for zero. */
export function parseSize(text: string): number | undefined {
  const [, amount, unit] = /^(\d{1,6})([KMGT]B)$/.exec(text) ?? [];
  return Number(amount) * (sizes[unit ?? ''] ?? 0) || undefined;
}

/** Parses addresses with one of these protocols. */
export function parseUrl(text: string, protocols: readonly string[]): string | undefined {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined;
}

/** Parses the address of a site, without a path, as a browser writes it in `Origin`. */
export function parseOrigin(text: string): string | undefined {
  // A URL may contain a star; an origin never does.
  if (text.includes('*') || parseUrl(text, ['http:', 'https:']) === undefined) return undefined;
  const { origin, pathname, search, hash } = new URL(text);
  return pathname === '/' && !search && !hash ? origin : undefined;
}

/** Parses a list of such addresses, separated by commas; undefined if one of them is none. */
export function parseOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map((each) => parseOrigin(each.trim()));
  return origins.every((each) => each !== undefined) ? origins : undefined;
}

/** For each of the four certainties, as if one had seen how many such cases: from uncertain to certain. */
export type CertaintyCases = readonly [number, number, number, number];

/** Parses four such numbers, separated by commas, each greater than the one before. */
export function parseCertaintyCases(text: string): CertaintyCases | undefined {
  const [a, b, c, d, ...more] = text.split(',').map((each) => parseCount(each.trim()));
  if (!a || !b || !c || !d || more.length > 0) return undefined;
  return a < b && b < c && c < d && d <= 1_000_000 ? [a, b, c, d] : undefined;
}
