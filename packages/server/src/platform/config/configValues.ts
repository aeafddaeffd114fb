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
