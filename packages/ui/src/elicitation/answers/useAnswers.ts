import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { HandleShares } from './answerProps.js';
import type { AnswerHistory } from './useAnswerHistory.js';
import { type ProbabilityValues, sameAnswers } from './answerHistory.js';
import { useMovableState } from '../../foundations/interaction/useMovableState.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { beginMovement, endMovement } from '../../foundations/interaction/movement.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import type { ChangeDetails } from './changeDetails.js';
import { historyKey } from './historyKey.js';
import { type AnswerMode, moveBalanced, type ValuesChangeDetails } from './answers.js';
import { modeOf, resolveIn, startOf } from './resolveRows.js';
import { type AnswerRows, exactOf, positionOf, positionsOf, type Share, shareOf, type ShareValues } from './share.js';
import { startValue as usualStart } from './shares.js';

interface AnswersOptions {
  /** The number of states. */
  count: number;
  values: ShareValues | undefined;
  /** What a form reset restores, unless the values are controlled. */
  defaultValues: ShareValues | undefined;
  /** Where rows stand that nobody set: all at one percentage, or each at its own; null: nowhere. */
  start: number | readonly Share[] | null;
  /** The states in the order in which they were set; left out: known here. */
  order?: readonly number[] | undefined;
  onValuesChange: HandleShares | undefined;
  onValuesCommit: HandleShares | undefined;
  /** As long as an answer is exact, balanced ones are independent: none is then rescaled, and none shown as another. */
  mode: AnswerMode;
  locks: readonly boolean[];
  history: AnswerHistory;
  /** The element whose form is observed for resets. */
  root: RefObject<HTMLElement | null>;
  /** True if the answers cannot be changed. */
  fixed: boolean;
}

const noneAnswered: ShareValues = [];
const noOrder: readonly number[] = [];

/** All rows before and after a gesture. */
interface Gesture {
  /** The state being moved; undefined for all states. */
  index: number | undefined;
  before: AnswerRows;
  latest: AnswerRows;
  details: ValuesChangeDetails;
}

/** The answers of all states and the gesture in progress. Reports every step, and the end once; records it for undo. */
export function useAnswers({ root, ...options }: AnswersOptions) {
  const { locks, fixed } = options;
  const rows = useAnswerRows(options);
  const { said, saidLatest, startValue, latestOf } = rows;
  const { gesture, commit, step, cancel, forget, latest, travel } = useAnswerGesture(rows, options);

  /** Moves one answer. The function is stable across renders, so that only the rows that change render again. */
  const move = useEvent((index: number, share: Share | null, change: ChangeDetails, isMovement?: boolean) => {
    // A reset is reported once for all states, below.
    if (fixed || change.reason === 'reset') return;
    if (change.reason === 'cancel') return cancel(change, index);
    if (gesture.current && gesture.current.index !== index) commit();
    const before = saidLatest();
    if (modeOf(options.mode, before) !== 'balanced' || exactOf(share) !== null) {
      const next = before.map((other, place) => (place === index ? share : other));
      return step(next, change, index, isMovement);
    }
    const atStart = positionsOf(gesture.current?.before.values ?? before);
    step(moveBalanced({ atStart, locks, startValue, index, value: positionOf(share) }), change, index);
  });

  /** Changes all answers in one gesture. */
  const replace = useEvent((next: ShareValues, change: ChangeDetails) => {
    commit();
    step(next, change, undefined);
    commit();
  });

  useFormReset(root, (event) => {
    // A parent's values stay: React resets a form after each of its actions.
    if (options.values !== undefined) return;
    forget();
    const next = rows.filled(options.defaultValues ?? noneAnswered);
    if (!sameAnswers(next, saidLatest())) replace(next, { reason: 'reset', event });
  });

  const values = positionsOf(said);
  const mode = modeOf(options.mode, said);
  const resolved = rows.resolve(rows.rowsWith(said));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => travelWithKey(event, travel);
  return { said, values, mode, resolved, move, step, commit, cancel, replace, latest, latestOf, onKeyDown };
}

/** The answers themselves, rendered and even before that, and the order in which the states were set. */
function useAnswerRows(options: Omit<AnswersOptions, 'root'>) {
  const { count, start } = options;
  const startValue = typeof start === 'number' ? start : usualStart;
  const filled = (list: ShareValues) => Array.from({ length: count }, (_, index) => shareOf(list[index]));
  const state = useMovableState<ShareValues, ValuesChangeDetails>({
    value: options.values,
    defaultValue: options.defaultValues ?? noneAnswered,
    onChange: options.onValuesChange,
  });
  const [ownOrder, setOwnOrder] = useState(noOrder);
  const order = options.order ?? ownOrder;
  const startShares = startOf(count, start);
  const rowsWith = (values: ShareValues, ordered = order): AnswerRows => ({
    values,
    start: startShares,
    order: ordered,
  });
  const said = filled(state.rendered);
  /** What is said, even before it is rendered. */
  const saidLatest = () => filled(state.latest());
  const resolve = (rows: AnswerRows) => resolveIn(modeOf(options.mode, rows.values), rows, startValue);
  const detailsOf = (rows: AnswerRows, change: ChangeDetails, index: number | undefined): ValuesChangeDetails => ({
    reason: change.reason,
    event: change.event,
    index,
    order: rows.order ?? noOrder,
    startValues: rows.start ?? undefined,
    shares: resolve(rows).stored,
  });
  /** The answer of a state as it is; for the row that draws its own movement. */
  const latestOf = useEvent((index: number) => shareOf(state.latest()[index]));
  const { set } = state;
  return {
    startValue,
    filled,
    said,
    saidLatest,
    latestOf,
    set,
    order,
    ownOrder,
    setOwnOrder,
    rowsWith,
    resolve,
    detailsOf,
  };
}

/** The gesture in progress: each step is reported and recorded, and its end reported once. */
function useAnswerGesture(rows: ReturnType<typeof useAnswerRows>, options: Omit<AnswersOptions, 'root'>) {
  const { history, fixed, onValuesCommit } = options;
  const gesture = useRef<Gesture | null>(null);

  /** Ends the gesture in progress, if any. */
  const commit = useEvent(() => {
    const finished = gesture.current;
    gesture.current = null;
    if (!finished) return;
    endMovement(gesture);
    onValuesCommit?.(finished.latest.values, finished.details);
  });
  // A gesture that the page interrupts has come to its end.
  useEffect(() => commit, [commit]);

  const latestRows = () => gesture.current?.latest ?? rows.rowsWith(rows.saidLatest());
  /** The answers after the latest step of the gesture, even before they are rendered. */
  const latest = useEvent((): ProbabilityValues => positionsOf(latestRows().values));
  /** Applies a step to the gesture in progress, or starts a new one. */
  const stepTo = (next: AnswerRows, change: ChangeDetails, index: number | undefined, isMovement?: boolean) => {
    const before = gesture.current?.before ?? latestRows();
    const details = rows.detailsOf(next, change, index);
    gesture.current = { index, before, latest: next, details };
    beginMovement(gesture);
    // Record it right away, so that undo elsewhere on the page need not wait for the end.
    history.record(before, next);
    // A movement goes on without anything to render for it.
    if (next.order !== rows.ownOrder) rows.setOwnOrder(next.order ?? noOrder);
    rows.set(next.values, details, isMovement);
  };
  const step = useEvent((next: ShareValues, change: ChangeDetails, index: number | undefined, isMovement?: boolean) => {
    const order = orderAfter(gesture.current?.latest.order ?? rows.order, next, index);
    stepTo(rows.rowsWith(next, order), change, index, isMovement);
  });
  /** Ends the gesture without a report. */
  const forget = () => {
    gesture.current = null;
    endMovement(gesture);
  };
  /** Cancels the gesture: restores the rows from before it and does not report its end. */
  const cancel = useEvent((change: ChangeDetails, index: number | undefined) => {
    const before = gesture.current?.before;
    if (before) stepTo(before, change, index);
    forget();
  });
  /** Undoes or redoes a gesture, which is one gesture itself. */
  const travel = (to: 'undo' | 'redo', event: Event) => {
    if (fixed) return;
    const from = latestRows();
    commit();
    const next = history[to](from);
    if (!next) return;
    const details = rows.detailsOf(next, { reason: 'undo', event }, undefined);
    rows.setOwnOrder(next.order ?? noOrder);
    rows.set(next.values, details);
    onValuesCommit?.(next.values, details);
  };
  return { gesture, commit, step, cancel, forget, latest, travel };
}

/** The order of the states after one of them is set, or all at once. */
function orderAfter(before: readonly number[], next: ShareValues, index: number | undefined): readonly number[] {
  if (index !== undefined && before.at(-1) === index) return before;
  if (index === undefined) return next.flatMap((_, place) => (before.includes(place) ? [] : [place])).concat(before);
  return [...before.filter((place) => place !== index), index];
}

/** Undoes or redoes with the keys for it. */
function travelWithKey(event: KeyboardEvent<HTMLElement>, travel: (to: 'undo' | 'redo', event: Event) => void): void {
  const to = historyKey(event);
  if (!to) return;
  const target = event.target as HTMLElement;
  const box = target.matches('input:not([type="range"])') ? target : null;
  // Other text boxes, such as a search, handle their own undo.
  if (box && !box.closest('[data-slot="number"]')) return;
  event.preventDefault();
  // Commit a number being typed first, or its box would bring it back.
  box?.blur();
  travel(to, event.nativeEvent);
  box?.focus();
}

/** The return value of `useAnswers`. */
export type Answers = ReturnType<typeof useAnswers>;
