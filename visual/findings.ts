import { existsSync } from 'node:fs';
import path from 'node:path';
import { nothing, type Sum } from '../tools/tests.ts';
import { inRoot } from '../tools/workspace.ts';
import { baselines } from './baselines.ts';
import { MOST_SHOTS } from './shots.ts';

/** What vitest's JSON reporter writes of a story, as far as its pictures are concerned. */
interface Report {
  testResults: { assertionResults: { status: string; meta?: { shots?: string[] } }[] }[];
}

/** Where vitest is told to put what it found different: the picture as it is now, and the one of the differences. */
export const differences = inRoot('.cache', 'visual');

export interface Findings {
  /** How many pictures were taken and compared. */
  compared: number;
  /** What a person has to look at, one sentence each. */
  complaints: string[];
  /** Pictures that are kept of stories that are no more; known only after a run over all stories. */
  stale: string[];
}

/** Reads a run's report. `whole` says that it was over all stories. */
export function findings(report: string, whole: boolean, kept = baselines(), found = differences): Findings {
  const stories = (JSON.parse(report) as Report).testResults.flatMap((file) => file.assertionResults);
  const taken = stories.flatMap((story) => story.meta?.shots ?? []);
  // A story that failed may have shown less than it has.
  const complete = whole && stories.every((story) => story.status !== 'failed');
  const stale = complete ? kept.filter((name) => !taken.includes(name)) : [];
  const relative = (file: string) => path.relative(inRoot(), file);
  const complaints = [
    ...taken.filter((name) => !kept.includes(name)).map((name) => `${name} has no baseline.`),
    ...taken
      .map((name) => path.join(found, `${name}-diff.png`))
      .filter((file) => existsSync(file))
      .map((file) => `${path.basename(file, '-diff.png')} looks different: ${relative(file)}`),
    ...stale.map((name) => `${name} is the picture of a story that is no more.`),
    ...(taken.length > MOST_SHOTS
      ? [`${taken.length} pictures are more than the ${MOST_SHOTS} that somebody looks at.`]
      : []),
  ];
  return { compared: taken.length, complaints, stale };
}

/** What the findings add to the sum of the run itself, which has counted every story that differs or has no baseline. */
export function failuresBeside({ compared, stale }: Findings): Sum {
  return { ...nothing, failed: stale.length + (compared > MOST_SHOTS ? 1 : 0) };
}
