import { ApiError, type NodeState, type TypicalCase } from '@credence/api-client';
import { readOutcomes } from './browserOutcomes.js';
import { keyOf } from './nodeNames.js';
import { saveOutcomes } from './saveOutcomes.js';

/** How often an addition is tried on top of what others have saved in the meantime. */
const TRIES = 3;

/** Adds a typical case to those that are named. Rejects with the client's errors. */
export async function keepCase(networkId: string, added: TypicalCase): Promise<void> {
  for (let left = TRIES; ; left -= 1) {
    const { outcomes, cases, revision } = await readOutcomes(networkId);
    try {
      return void (await saveOutcomes(networkId, { outcomes, cases: [...cases, added] }, revision));
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'stale_revision';
      if (!isStale || left === 1) throw error;
    }
  }
}

/** The case that has these findings, in whatever order. */
export function caseOf(findings: readonly NodeState[], cases: readonly TypicalCase[]): TypicalCase | undefined {
  const wanted = setOf(findings);
  return cases.find((one) => setOf(one.findings) === wanted);
}

const setOf = (findings: readonly NodeState[]) => findings.map(keyOf).sort().join('\n');
