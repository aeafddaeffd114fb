import { setInterval } from 'node:timers/promises';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { startServerUnderTest } from '../../harness/serverUnderTest.ts';

type Server = Awaited<ReturnType<typeof startServerUnderTest>>;

/** What there is at one moment of a run. */
export interface Sample {
  /** Seconds since the run began. */
  readonly at: number;
  /** Answers acknowledged so far. */
  readonly answers: number;
  /** Bytes of data that the server's process holds once nothing is left to collect, buffers included. */
  readonly held: number;
  /** Bytes of memory that its process occupies. */
  readonly resident: number;
  /** Bytes of the database on disk. */
  readonly stored: number;
  /** Connections to the database. */
  readonly connections: number;
}

/** Seconds from one sample to the next: each has all garbage collected, for which everybody waits. */
const EVERY = 10;

/** Takes samples until the signal says that the run is over. The server runs in this process. */
export async function watch(server: Server, answers: () => number, over: AbortSignal): Promise<Sample[]> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const samples: Sample[] = [];
  const start = performance.now();
  try {
    for await (const _ of setInterval(EVERY * 1_000, undefined, { signal: over })) {
      const { rows } = await server.query(
        `select pg_database_size(current_database())::float8 as stored,
          (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`,
      );
      const { stored, connections } = rows[0] as { stored: number; connections: number };
      collect();
      const { external, rss } = process.memoryUsage();
      samples.push({
        at: (performance.now() - start) / 1_000,
        answers: answers(),
        held: dataOnHeap() + external,
        resident: rss,
        stored,
        connections,
      });
    }
  } catch (error) {
    if (!over.aborted) throw error;
  }
  return samples;
}

/** Without compiled code, of which there comes more for many minutes. */
function dataOnHeap(): number {
  return getHeapSpaceStatistics()
    .filter(({ space_name }) => !/code|trusted/.test(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0);
}
