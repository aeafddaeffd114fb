/** How many rows a database is filled with. */
export interface Size {
  readonly people: number;
  readonly networks: number;
  readonly answers: number;
  /** One in twenty is a login or a logout, and belongs to no network. */
  readonly events: number;
}

/** What each network has. */
export const each = { answers: 100, events: 200 } as const;

const all = { people: 10_000, networks: 100_000 } as const;

/** What all of it takes, in gigabytes, and in minutes on two processors that others use too. */
const taken = { gigabytes: 28, minutes: 50 } as const;

/** The size of a share of everything. */
export function sizeOf(share: number): Size {
  const [people, networks] = [all.people, all.networks].map((of) => Math.max(1, Math.round(of * share))) as [
    number,
    number,
  ];
  return { people, networks, answers: networks * each.answers, events: networks * each.events };
}

/** Bytes that filling takes at most: the backup that is made of it, and the log of changes, included. */
export const roomFor = (share: number): number => (1 + taken.gigabytes * share) * 1e9;

/** What is said before it begins. */
export function announce(share: number, free: number): string {
  const { networks, answers, events } = sizeOf(share);
  const number = (of: number) => of.toLocaleString('en');
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
  const minutes = Math.ceil(2 + taken.minutes * share);
  return (
    `${number(networks)} networks, ${number(answers)} answers, ${number(events)} events: ` +
    `about ${minutes} minutes and ${gigabytes(roomFor(share))} of ${gigabytes(free)} that are free`
  );
}

/** The share that a command asks for: `--rows` for everything, `--rows 0.1` for a tenth. Undefined for other words. */
export function shareAsked(words: readonly string[]): number | undefined {
  const [flag, given = '1', ...more] = words;
  const share = Number(given);
  return flag === '--rows' && more.length === 0 && share > 0 && share <= 1 ? share : undefined;
}
