import type { Batch } from '../../../features/queue/batch.js';

/** The ids of the nodes of some questions, in the order in which they are first asked about. */
export const rankNodes = (questions: Batch): readonly string[] => [...new Set(questions.map(({ nodeId }) => nodeId))];
