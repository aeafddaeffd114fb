import type { Direction } from '@credence/bayesnet';
import type { StoredCombination } from '../../database/schema/index.js';
import { fieldsAsJson } from '../answers/answerFields.js';
import type { AnswerState } from './answerState.js';
import { answerKey, asideKey, type NodeTables } from './nodeTables.js';
import type { AdoptedProgress, RecordedCounts, RecordedProgress } from './recorded.js';

/** An event that changed a node, as the log has it. */
export interface NodeEvent {
  readonly id: string;
  readonly type: string;
  /** ISO. */
  readonly at: string;
  readonly actorId: string | null;
  readonly epoch: number | null;
  readonly iteration: number | bigint | null;
  /** The node's revision after it. */
  readonly revision: number;
  readonly after: unknown;
}

/** Where a replay has to stop. */
export type Break =
  /** The next event that is there has another revision than the one that should follow. */
  | { readonly reason: 'missing'; readonly revision: number; readonly found: number }
  /** A newer release recorded it: what it did to the node is not known here. */
  | { readonly reason: 'unknown-type'; readonly revision: number; readonly type: string }
  /** It lacks what events of its type have. */
  | { readonly reason: 'unreadable'; readonly revision: number; readonly id: string };

/**
 * The rows of a node after its events. Their order is that of the node's revisions: clocks are only copied.
 * @param start the rows before the first of them
 * @param events all events of the node since, ordered by revision
 */
export function replay(start: NodeTables, events: Iterable<NodeEvent>): { tables: NodeTables; broken?: Break } {
  const tables = structuredClone(start);
  for (const event of events) {
    const broken = apply(tables, event);
    if (broken) return { tables, broken };
  }
  return { tables };
}

/** Does to a node's rows what an event did to them. Nothing is changed if it cannot be replayed. */
export function apply(tables: NodeTables, event: NodeEvent): Break | undefined {
  const { revision, type, id } = event;
  const due = tables.progress.revision + 1;
  if (revision !== due) return { reason: 'missing', revision: due, found: revision };
  const doIt = effects[type];
  if (!doIt) return { reason: 'unknown-type', revision, type };
  const { after, actorId } = event;
  if (after === null || after === undefined || actorId === null) return { reason: 'unreadable', revision, id };
  doIt(tables, { ...event, after, actorId });
  tables.progress = { ...tables.progress, revision };
  return undefined;
}

type Whole = NodeEvent & { readonly after: unknown; readonly actorId: string };
type Effect = (tables: NodeTables, event: Whole) => void;

const effects: Readonly<Record<string, Effect>> = {
  answer_saved(tables, { epoch, iteration, after, at }) {
    const state = after as AnswerState & { counts: RecordedCounts };
    const key = answerKey(epoch ?? 0, iteration ?? 0);
    const aside = asideKey(epoch ?? 0, iteration ?? 0, state.authorId);
    if (state.standing === 'not_my_field') {
      tables.setAside[aside] = { revision: state.revision, savedAt: state.savedAt };
      if (tables.answers[key]?.authorId === state.authorId) delete tables.answers[key];
    } else {
      tables.answers[key] = rowOf(state);
      delete tables.setAside[aside];
    }
    count(tables, state.counts, at);
  },
  combinations_saved(tables, { epoch, after, actorId, at }) {
    const { counts, ...set } = after as {
      revision: number;
      combinations: StoredCombination[];
      counts: RecordedCounts;
    };
    tables.combinationSets[String(epoch ?? 0)] = { ...set, authorId: actorId, savedAt: at };
    count(tables, counts, at);
  },
  node_reset: turn,
  reset_undone: turn,
  tables_adopted(tables, event) {
    const { carried, ...progress } = event.after as AdoptedProgress;
    carry(tables, carried, progress.epoch);
    turn(tables, { ...event, after: progress });
  },
  adoption_undone: turn,
  directions_saved(tables, { after, actorId, at }) {
    tables.directions = { directions: after as Direction[], authorId: actorId, savedAt: at };
  },
  node_feedback_saved(tables, { after, actorId, at }) {
    const { plausible, comment, seen } = after as {
      plausible: boolean;
      comment: string;
      seen: { epoch: number; revision: number };
    };
    tables.nodeFeedback[actorId] = { plausible, comment, ...seen, savedAt: at };
  },
};

/** A reset or its undo: no row is touched, the node only looks at those of another epoch. */
function turn(tables: NodeTables, { after, at }: Whole): void {
  tables.progress = { ...tables.progress, ...(after as RecordedProgress), modifiedAt: at };
}

/** What was there goes on in the epoch that adopted answers begin; those follow, each as a save of its own. */
function carry({ answers, combinationSets, setAside }: NodeTables, carried: number, epoch: number): void {
  for (const rows of [answers, combinationSets, setAside] as Record<string, unknown>[])
    for (const [key, row] of Object.entries(rows)) {
      const [of, ...rest] = key.split(' ');
      if (of === String(carried)) rows[[epoch, ...rest].join(' ')] = structuredClone(row);
    }
}

function count(tables: NodeTables, counts: RecordedCounts, at: string): void {
  tables.progress = { ...tables.progress, ...counts, modifiedAt: at };
}

const rowOf = (state: AnswerState): NodeTables['answers'][string] => ({
  ...fieldsAsJson(state),
  sliders: state.sliders,
  selfEval: state.selfEval,
  comment: state.comment,
  seconds: state.secondsInAll ?? 0,
  authorId: state.authorId,
  sequence: state.sequence ?? 0,
  revision: state.revision,
  savedAt: state.savedAt,
});
