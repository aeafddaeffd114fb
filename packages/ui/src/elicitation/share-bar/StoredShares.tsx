import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react';
import { type AnswerHistory, useAnswerHistory } from '../answers/useAnswerHistory.js';
import type { ProbabilityValues } from '../answers/answerHistory.js';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import type { HandleShares } from '../answers/answerProps.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { shareBarLabels } from '../../labels/english.js';
import { Buttons, Stored } from './ShareBar.styles.js';
import { listed, StoredAnswer } from './StoredAnswer.js';
import { historyKey } from '../answers/historyKey.js';
import { makeItAHundred } from '../answers/makeItAHundred.js';
import { filledBesideExact, restOf } from '../answers/rest.js';
import { startValue as usualStart, sumOf } from '../answers/shares.js';
import { isAnyExact, positionsOf, shareOf, type ShareValues } from '../answers/share.js';

/** Answers of which any may be exact. */
interface StoredShareAnswers {
  /**
   * As of the question above: with `exact`, "Fill in the rest" may give states what whole percent cannot say. Exact shares
   * that are given are shown as they are with either.
   * @default 'percent'
   */
  precision: 'percent' | 'exact';
  /**
   * One answer per state: whole percent, or parts per million as `{ ppm: 2000 }`, which are stored as they are. Null counts as the starting value, or, without one, says that nothing is stored.
   */
  values: ShareValues;
  /**
   * Called with answers that add up to 100 when "Scale to 100 %" is pressed, and with those before when that is undone.
   * As long as unanswered states can be given what is left, the button does that instead, says so, and scales nothing;
   * beside exact shares it does only that.
   * If omitted, neither is offered.
   */
  onValuesChange?: ((values: ShareValues, details: ChangeDetails) => void) | undefined;
}

/** Answers in whole percent: what there is without `precision`. */
interface StoredPercentAnswers {
  /**
   * Left out: answers are whole percents.
   * @default 'percent'
   */
  precision?: 'percent' | undefined;
  /**
   * One answer per state, in whole percent. Null counts as the starting value, or, without one, says that nothing is stored.
   * With `precision`, or without a handler, also parts per million as `{ ppm: 2000 }`.
   */
  values: ProbabilityValues;
  /**
   * Called with answers that add up to 100 when "Scale to 100 %" is pressed, and with those before when that is undone.
   * As long as unanswered states can be given what is left, the button does that instead, says so, and scales nothing.
   * If omitted, neither is offered.
   */
  onValuesChange?: ((values: ProbabilityValues, details: ChangeDetails) => void) | undefined;
}

/** Answers that are only shown. */
interface StoredShownAnswers {
  /**
   * Left out: as long as nothing is offered, it is all the same.
   * @default 'percent'
   */
  precision?: 'percent' | undefined;
  /**
   * One answer per state: whole percent, or parts per million as `{ ppm: 2000 }`. Null counts as the starting value, or,
   * without one, says that nothing is stored.
   */
  values: ShareValues;
  /** None: a handler says with `precision` which answers it takes. */
  onValuesChange?: undefined;
}

interface StoredProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The names of the states. */
  states: readonly string[];
  /**
   * What an unanswered state counts as. Null: as nothing; no shares are shown until all are answered.
   * @default 50
   */
  startValue?: number | null | undefined;
  /**
   * Undo and redo, shared with the question above: every gesture can then be undone here, and "Undo" is next to
   * "Scale to 100 %". If omitted, only "Scale to 100 %" can be undone.
   */
  history?: AnswerHistory | undefined;
  /**
   * True while it cannot be changed.
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * With whole percents as answers.
 * @since 0.1.0
 */
export interface StoredSharesProps extends StoredProps, StoredPercentAnswers {}

/**
 * With `precision`: answers may be exact.
 * @since 0.2.0
 */
export interface ExactStoredSharesProps extends StoredProps, StoredShareAnswers {}

/**
 * Without handlers: any share is shown as it is.
 * @since 0.2.0
 */
export interface ShownStoredSharesProps extends StoredProps, StoredShownAnswers {}

/**
 * All that `StoredShares` takes, for whoever wraps it.
 * @since 0.2.0
 */
export type AnyStoredSharesProps = StoredSharesProps | ExactStoredSharesProps | ShownStoredSharesProps;

/**
 * What will be stored, always visible: the shares as numbers and as a bar, and "Scale to 100 %".
 * @since 0.1.0
 */
export const StoredShares = forwardRef<HTMLDivElement, AnyStoredSharesProps>(function StoredShares(
  {
    states,
    values: given,
    precision = 'percent',
    onValuesChange: onChange,
    startValue: givenStart = usualStart,
    history: shared,
    disabled = false,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const { shareBar } = useLabels({ shareBar: shareBarLabels });
  const own = useAnswerHistory();
  const history = shared ?? own;
  const undoButton = useRef<HTMLButtonElement>(null);
  const onValuesChange: HandleShares<ChangeDetails> | undefined = onChange;
  const values = states.map((_, index) => shareOf(given[index]));
  const startValue = givenStart ?? usualStart;
  const isOpen = givenStart === null && values.includes(null);
  const anyExact = isAnyExact(values);

  const undoable = history.canUndo(values);
  // What is exact is never rescaled: beside it, there is only the rest to fill in.
  const beside = precision === 'exact' ? filledBesideExact(values) : undefined;
  const fills = restOf(values) !== undefined && values.some((value) => value !== null);
  // What nobody has set is given what is left, and no number that would be ours.
  const scaled = anyExact || (isOpen && !fills) ? undefined : makeItAHundred(positionsOf(values), startValue);
  const target = beside ?? scaled;
  const idle = !target || (!beside && sumOf(values, startValue) === 100);
  const scale = (event: Event) => {
    if (!target) return;
    history.record(values, target);
    onValuesChange?.(target, { reason: 'balance', event });
    // The pressed button disappears.
    undoButton.current?.focus();
  };
  const travel = (to: 'undo' | 'redo', event: Event) => {
    const next = history[to](values);
    if (next) onValuesChange?.(next, { reason: 'undo', event });
  };

  return (
    <Stored
      ref={ref}
      data-credence="stored-shares"
      data-several={values.length > 3 ? '' : undefined}
      data-many={values.length > 5 && values.length <= listed ? '' : undefined}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const to = historyKey(event);
        if (!to || disabled) return;
        event.preventDefault();
        travel(to, event.nativeEvent);
      }}
      {...rest}
    >
      <StoredAnswer values={given} startValue={givenStart} states={states} />
      {onValuesChange ? (
        <Buttons data-slot="buttons">
          {shared ? (
            <PressButton
              ref={undoButton}
              variant="ghost"
              size="small"
              // It keeps the focus after the last gesture is undone.
              aria-disabled={!undoable}
              disabled={disabled}
              aria-keyshortcuts="Control+Z Meta+Z"
              data-slot="undo"
              onClick={(event) => travel('undo', event.nativeEvent)}
            >
              <Glyph of={drawings.undo} />
              <span>{shareBar.undo}</span>
            </PressButton>
          ) : null}
          <PressButton
            variant="ghost"
            size="small"
            disabled={disabled}
            data-slot="scale"
            data-idle={idle && (shared || !undoable) ? '' : undefined}
            onClick={({ nativeEvent }) => (!shared && undoable ? travel('undo', nativeEvent) : scale(nativeEvent))}
          >
            {!shared && undoable ? shareBar.undo : fills ? shareBar.fillTheRest : shareBar.makeItAHundred}
          </PressButton>
        </Buttons>
      ) : null}
    </Stored>
  );
});
