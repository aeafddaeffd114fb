const DAY = 24 * 60 * 60 * 1000;
/** No stage is drawn narrower than this part of the rail, so that its name and dates can be read. */
const LEAST = 0.1;

/** What of a stage decides where it stands. */
export interface StageTimes {
  /** When it begins, or began. */
  readonly from: Date;
  /** When it has to be over. None if it stays open, as the last may. */
  readonly until?: Date | undefined;
}

/**
 * The part of the rail of each stage: 0 to 1, together 1. One scale for all, in which a day is as wide as any other, but
 * for stages that would be too narrow to be read. An open end is as long as the shortest stage.
 */
export function stageShares(stages: readonly StageTimes[]): readonly number[] {
  const lengths = stages.map(({ from, until }, at) => {
    const end = stages[at + 1]?.from ?? until;
    return end === undefined ? undefined : Math.max(0, end.getTime() - from.getTime());
  });
  const known = lengths.filter((length) => length !== undefined);
  const shortest = known.length > 0 ? Math.min(...known) : 1;
  const filled = lengths.map((length) => length ?? shortest);
  const all = sum(filled);
  const least = Math.min(LEAST, 1 / stages.length);
  const drawn = filled.map((length) => Math.max(least, all > 0 ? length / all : 0));
  return drawn.map((share) => share / sum(drawn));
}

/** How much of a stage is over: 0 to 1. One that should be over stays at its end. */
export function elapsedOf(stages: readonly StageTimes[], at: number, now: Date): number {
  const stage = stages[at];
  const end = stages[at + 1]?.from ?? stage?.until;
  if (stage === undefined || end === undefined) return 0;
  const length = end.getTime() - stage.from.getTime();
  const passed = now.getTime() - stage.from.getTime();
  return length > 0 ? Math.min(1, Math.max(0, passed / length)) : Number(passed >= 0);
}

/** By how many days something was, or is, later than it had to be: whole days, begun ones counted; 0 in time. */
export function daysLate(until: Date | undefined, end: Date | undefined): number {
  if (until === undefined || end === undefined) return 0;
  return Math.max(0, Math.ceil((end.getTime() - until.getTime()) / DAY));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
