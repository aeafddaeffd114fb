import type { StudyProtocol, StudyResults } from '@credence/api-client';
import type { PanelResults } from '../../platform/files/panelResults.js';

/** What somebody reads of the results. */
export type ResultsShown = Pick<StudyResults, 'questions' | 'toDiscuss' | 'outcomes' | 'erasedSince'>;

/**
 * What an expert reads of the results: the primary pool as it is rounded for them, and what follows from that. How far the
 * others are apart, how many could give no numbers, other pools and means of conclusions would be further equations, from
 * which the answers of the others could be solved; so would be the pool before and after somebody's answers were erased.
 * @param erasedSince whether answers were erased after the results were opened
 */
export function shownToExperts(
  { questions, shown }: Pick<PanelResults, 'questions' | 'shown'>,
  { primary, erasedSince }: Pick<StudyProtocol, 'primary'> & { erasedSince: boolean },
): ResultsShown {
  return {
    questions: questions.map(({ nodeId, iteration, n, comments }, place) => {
      const pool = erasedSince ? undefined : shown.pools[place];
      return { nodeId, iteration, n, comments, pools: pool ? { [primary]: [...pool] } : {}, kinds: [], reasons: [] };
    }),
    toDiscuss: [],
    outcomes: shown.outcomes.map((outcome) => (erasedSince ? { ...outcome, pools: {} } : outcome)),
    ...(erasedSince ? { erasedSince: true } : {}),
  };
}
