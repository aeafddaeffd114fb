/** A line of the table that multi-part commands print at the end. */
export interface Timed {
  name: string;
  seconds: number;
  /** The outcome, unless it is reported elsewhere. */
  note?: string;
}

/** `unit        1:07  2659 passed, 0 failed` for each part. */
export function table(parts: readonly Timed[]): string {
  const name = Math.max(...parts.map((part) => part.name.length));
  const rows = parts.map(({ name: of, seconds, note = '' }) =>
    `${of.padEnd(name)}  ${clock(seconds).padStart(5)}  ${note}`.trimEnd(),
  );
  return rows.join('\n');
}

/** Minutes and seconds, `3:07`. */
const clock = (seconds: number) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

/** Runs some work and records how long it took. */
export async function timed<Result>(parts: Timed[], name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    parts.push({ name, seconds: (performance.now() - start) / 1000 });
  }
}
