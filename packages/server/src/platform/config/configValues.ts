/** Milliseconds. */
export type Duration = number;

const units: Record<string, Duration> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses durations such as 45s, 30m, 12h or 14d; undefined for anything else and for zero. */
export function parseDuration(text: string): Duration | undefined {
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  return Number(count) * (units[unit ?? ''] ?? 0) || undefined;
}

const sizes: Record<string, number> = { MB: 1_000_000, GB: 1_000_000_000 };

/** Parses sizes such as 500MB or 2GB to bytes; undefined for anything else. */
export function parseSize(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,6})(MB|GB)$/i.exec(text) ?? [];
  return unit === undefined ? undefined : Number(count) * (sizes[unit.toUpperCase()] ?? 0);
}
