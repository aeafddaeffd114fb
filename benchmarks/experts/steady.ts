import { median, percentile } from '../load.ts';
import type { Timed } from './people.ts';
import { slope } from './slope.ts';
import type { Sample } from './watch.ts';

/** What a run shows of one promise. */
export interface Verdict {
  readonly holds: boolean;
  readonly says: string;
}

/** The most that may change while people work: some times more than in runs in which nothing does. */
const LIMIT = {
  /** Memory in an hour at the same pace, as a share of what there is. */
  memory: 0.1,
  /** Second half beside the first. */
  stored: 1.25,
  connections: 1.25,
  latency: 1.5,
};

/** Seconds at the beginning that say nothing: code is compiled, connections are opened, tables get their first blocks. */
const WARM_UP = 60;
/** Seconds that a run takes at least for a rise to tell itself from chance. */
export const LEAST = 180;

const MB = 2 ** 20;

/**
 * Whether memory, database, connections and the times of a save stay as they are while people work. Of the database,
 * what an answer adds is to stay the same, as each is kept. Empty for a run that is too short to say.
 */
export function steadiness(samples: readonly Sample[], save: readonly Timed[], lasted: number): Verdict[] {
  if (lasted < LEAST) return [];
  const after = samples.filter(({ at }) => at >= WARM_UP);
  const middle = (WARM_UP + lasted) / 2;
  const halves = <Moment extends { at: number }>(of: readonly Moment[]) =>
    [of.filter(({ at }) => at >= WARM_UP && at < middle), of.filter(({ at }) => at >= middle)] as const;
  const [first, second] = halves(samples);

  const memory = (name: string, of: 'held' | 'resident'): Verdict => {
    const now = median(after.map((sample) => sample[of]));
    const anHour = slope(after.map((sample) => ({ x: sample.at, y: sample[of] }))) * 3600;
    return {
      holds: anHour <= LIMIT.memory * now,
      says: `${name}: ${(now / MB).toFixed(1)} MB, ${signed(anHour / MB)} MB in an hour at this pace (limit ${((LIMIT.memory * now) / MB).toFixed(1)})`,
    };
  };
  const compare = (name: string, unit: string, [before, then]: readonly [number, number], limit: number): Verdict => ({
    holds: then <= limit * before,
    says: `${name}: ${before.toPrecision(3)}${unit} in the first half, ${then.toPrecision(3)}${unit} in the second (limit ${limit} x)`,
  });
  const anAnswer = (of: readonly Sample[]) => slope(of.map(({ answers, stored }) => ({ x: answers, y: stored })));
  const connections = (of: readonly Sample[]) => median(of.map((sample) => sample.connections));
  const saves = halves(save);
  const took = (share: number) => [typical(saves[0], share), typical(saves[1], share)] as const;

  return [
    memory('data in the memory of the server', 'held'),
    memory('memory occupied by its process', 'resident'),
    compare('an answer in the database', ' bytes', [anAnswer(first), anAnswer(second)], LIMIT.stored),
    compare('connections to it', '', [connections(first), connections(second)], LIMIT.connections),
    compare('p50 of a save', ' ms', took(0.5), LIMIT.latency),
    compare('p99 of a save', ' ms', took(0.99), LIMIT.latency),
  ];
}

/** A percentile as it is in most tens of seconds, which a few disturbed ones do not move. */
function typical(times: readonly Timed[], share: number): number {
  const windows = Map.groupBy(times, ({ at }) => Math.floor(at / 10));
  return median(
    [...windows.values()].map((of) =>
      percentile(
        of.map(({ took }) => took),
        share,
      ),
    ),
  );
}

const signed = (value: number) => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(1)}`;
