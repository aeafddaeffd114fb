import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { HandleShares } from './answerProps.js';
import type { AnswerHistory } from './useAnswerHistory.js';
import { type ProbabilityValues, sameAnswers } from './answerHistory.js';
import { useMovableState } from '../../foundations/interaction/useMovableState.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { beginMovement, endMovement } from '../../foundations/interaction/movement.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { useResetValue } from '../../foundations/fields/useResetValue.js';
import type { ChangeDetails } from './changeDetails.js';
import { historyKey } from './historyKey.js';
import { type AnswerMode, moveBalanced, type ValuesChangeDetails } from './answers.js';
import { exactOf, isAnyExact, positionOf, positionsOf, type Share, shareOf, type ShareValues } from './share.js';

interface AnswersOptions {
  /** The number of states. */
  count: number;
  values: ShareValues | undefined;
  /** Without them, a form reset restores the answers first shown. */
  defaultValues: ShareValues | undefined;
  onValuesChange: HandleShares | undefined;
  onValuesCommit: HandleShares | undefined;
  /** As long as an answer is exact, all are independent: none is then rescaled, and none shown as another. */
  mode: AnswerMode;
  locks: readonly boolean[];
  startValue: number;
  history: AnswerHistory;
  /** The element whose form is observed for resets. */
  root: RefObject<HTMLElement | null>;
  /** True if the answers cannot be changed. */
  fixed: boolean;
}

const noneAnswered: ShareValues = [];

/** All answers before and after a gesture. */
interface Gesture {
  /** The state being moved; undefined for all states. */
  index: number | undefined;
  before: ShareValues;
  latest: ShareValues;
  details: ValuesChangeDetails;
}

/** The answers of all states and the gesture in progress. Reports every step, and the end once; records it for undo. */
export function useAnswers(options: AnswersOptions) {
  const { count, locks, startValue, history, root, fixed, onValuesCommit } = options;
  const filled = (list: ShareValues) => Array.from({ length: count }, (_, index) => shareOf(list[index]));
  const state = useMovableState<ShareValues, ValuesChangeDetails>({
    value: options.values,
    defaultValue: options.defaultValues ?? noneAnswered,
    onChange: options.onValuesChange,
  });
  const initial = useResetValue(state.rendered, options.defaultValues);
  const said = filled(state.rendered);
  /** What is said, even before it is rendered. */
  const saidLatest = () => filled(state.latest());
  const values = positionsOf(said);
  const modeOf = (shares: ShareValues) => (isAnyExact(shares) ? 'independent' : options.mode);
  const mode = modeOf(said);
  const gesture = useRef<Gesture | null>(null);

  /** Ends the gesture in progress, if any. */
  const commit = useEvent(() => {
    const finished = gesture.current;
    gesture.current = null;
    if (!finished) return;
    endMovement(gesture);
    onValuesCommit?.(finished.latest, finished.details);
  });
  // A gesture that the page interrupts has come to its end.
  useEffect(() => commit, [commit]);
  const latestShares = () => gesture.current?.latest ?? saidLatest();
  /** Applies a step to the gesture in progress, or starts a new one. */
  const step = useEvent((next: ShareValues, details: ValuesChangeDetails, isMovement?: boolean) => {
    const before = gesture.current?.before ?? saidLatest();
    gesture.current = { index: details.index, before, latest: next, details };
    beginMovement(gesture);
    // Record it right away, so that undo elsewhere on the page need not wait for the end.
    history.record(before, next);
    state.set(next, details, isMovement);
  });
  /** Cancels the gesture: restores the answers from before it and does not report its end. */
  const cancel = useEvent((details: ValuesChangeDetails) => {
    const before = gesture.current?.before;
    if (before) step(before, details);
    gesture.current = null;
    endMovement(gesture);
  });
  /** The answers after the latest step of the gesture, even before they are rendered. */
  const latest = useEvent((): ProbabilityValues => positionsOf(latestShares()));

  /** Moves one answer. The function is stable across renders, so that only the rows that change render again. */
  const move = useEvent(
    (index: number, share: Share | null, { reason, event }: ChangeDetails, isMovement?: boolean) => {
      const details = { reason, event, index };
      // A reset is reported once for all states, below.
      if (fixed || reason === 'reset') return;
      if (reason === 'cancel') return cancel(details);
      if (gesture.current && gesture.current.index !== index) commit();
      const before = saidLatest();
      if (modeOf(before) === 'independent' || exactOf(share) !== null)
        return step(
          before.map((other, place) => (place === index ? share : other)),
          details,
          isMovement,
        );
      const atStart = positionsOf(gesture.current?.before ?? before);
      step(moveBalanced({ atStart, locks, startValue, index, value: positionOf(share) }), details);
    },
  );
  /** Changes all answers in one gesture. */
  const replace = useEvent((next: ShareValues, { reason, event }: ChangeDetails) => {
    commit();
    step(next, { reason, event, index: undefined });
    commit();
  });

  const travel = (to: 'undo' | 'redo', event: Event) => {
    if (fixed) return;
    const from = latestShares();
    commit();
    const next = history[to](from);
    if (!next) return;
    const details: ValuesChangeDetails = { reason: 'undo', event, index: undefined };
    state.set(next, details);
    onValuesCommit?.(next, details);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
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
  };

  useFormReset(root, (event) => {
    gesture.current = null;
    endMovement(gesture);
    const next = filled(initial);
    if (!sameAnswers(next, saidLatest())) replace(next, { reason: 'reset', event });
  });

  /** The answer of a state as it is; for the row that draws its own movement. */
  const latestOf = useEvent((index: number) => shareOf(state.latest()[index]));
  return { said, values, mode, move, step, commit, cancel, replace, latest, latestOf, onKeyDown };
}

/** The return value of `useAnswers`. */
export type Answers = ReturnType<typeof useAnswers>;
