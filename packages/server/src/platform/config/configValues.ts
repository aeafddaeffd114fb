/** Milliseconds. */
export type Duration = number;

const units: Record<string, Duration> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses durations such as 45s, 30m, 12h or 14d; undefined for anything else and for zero. */
export function parseDuration(text: string): Duration | undefined {
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  return Number(count) * (units[unit ?? ''] ?? 0) || undefined;
}
