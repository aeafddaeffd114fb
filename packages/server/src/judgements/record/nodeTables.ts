import type { Direction } from '@credence/bayesnet';
import type { StoredCombination } from '../../database/schema/index.js';
import type { FieldsAsJson } from '../answers/answerFields.js';
import type { RecordedProgress } from './recorded.js';

/** All rows of a node in one assessment, as JSON: what the events of the node are replayed into. */
export interface NodeTables {
  progress: RecordedProgress & { readonly revision: number; readonly modifiedAt: string | null };
  /** By epoch and iteration. */
  answers: Record<string, RecordedAnswer>;
  /** By epoch. */
  combinationSets: Record<string, RecordedCombinations>;
  /** By epoch, iteration and person. */
  setAside: Record<string, { readonly revision: number; readonly savedAt: string }>;
  directions: {
    readonly directions: readonly Direction[];
    readonly authorId: string;
    readonly savedAt: string;
  } | null;
  /** By person. */
  nodeFeedback: Record<string, RecordedFeedback>;
}

/** A row of `answers`. */
export interface RecordedAnswer extends FieldsAsJson {
  readonly sliders: readonly number[];
  readonly selfEval: number | null;
  readonly comment: string;
  readonly seconds: number;
  readonly authorId: string;
  readonly sequence: number;
  readonly revision: number;
  readonly savedAt: string;
}

interface RecordedCombinations {
  readonly revision: number;
  readonly combinations: readonly StoredCombination[];
  readonly authorId: string;
  readonly savedAt: string;
}

interface RecordedFeedback {
  readonly plausible: boolean;
  readonly comment: string;
  readonly epoch: number;
  readonly revision: number;
  readonly savedAt: string;
}

export const answerKey = (epoch: number, iteration: number | bigint) => `${epoch} ${iteration}`;
export const asideKey = (epoch: number, iteration: number | bigint, userId: string) =>
  `${epoch} ${iteration} ${userId}`;

/** A node of which nobody said anything yet. */
export const untouched = (columns: bigint): NodeTables => ({
  progress: {
    epoch: 0,
    lastEpoch: 0,
    revision: 0,
    resetAt: null,
    modifiedAt: null,
    closed: '0',
    open: String(columns),
    answered: 0,
  },
  answers: {},
  combinationSets: {},
  setAside: {},
  directions: null,
  nodeFeedback: {},
});
