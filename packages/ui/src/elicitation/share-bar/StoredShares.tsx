import type { ExactShares } from '@credence/bayesnet/shares';
import { type ComponentPropsWithoutRef, forwardRef, useMemo, useRef } from 'react';
import { type AnswerHistory, useAnswerHistory } from '../answers/useAnswerHistory.js';
import { type ProbabilityValues, sameAnswers } from '../answers/answerHistory.js';
import { Button } from '../../controls/button/Button.js';
import { Icon } from '../../foundations/icons/Icon.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import { useAtRest } from '../../foundations/interaction/useAtRest.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { shareBarLabels } from '../../labels/english.js';
import { Buttons, Stored } from './ShareBar.styles.js';
import { listed, StoredAnswer } from './StoredAnswer.js';
import { historyKey } from '../answers/historyKey.js';
import { makeItAHundred } from '../answers/makeItAHundred.js';
import { filledBesideExact, restOf } from '../answers/rest.js';
import { startValue as usualStart, sumOf } from '../answers/shares.js';
import { isAnyExact, listOf, wholeOf } from '../answers/wholeAnswer.js';

export interface StoredSharesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The names of the states. */
  states: readonly string[];
  /** One answer per state, in percent; null counts as the starting value, or, without one, says that nothing is stored. */
  values: ProbabilityValues;
  /**
   * Called with answers that add up to 100 when "Scale to 100 %" is pressed, and with those before when that is undone.
   * As long as unanswered states can be given what is left, the button does that instead, says so, and scales nothing;
   * beside exact shares it does only that, if `onExactChange` is given.
   * If omitted, neither is offered.
   */
  onValuesChange?: ((values: ProbabilityValues, details: ChangeDetails) => void) | undefined;
  /** The exact shares, in parts per million; null where the slider counts. They are stored as they are. */
  exact?: ExactShares | undefined;
  /** Called with the exact shares as they were, after `onValuesChange`, when a gesture is undone or redone. */
  onExactChange?: ((exact: ExactShares, details: ChangeDetails) => void) | undefined;
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

/** What will be stored, always visible: the shares as numbers and as a bar, and "Scale to 100 %". */
export const StoredShares = forwardRef<HTMLDivElement, StoredSharesProps>(function StoredShares(
  {
    states,
    values: given,
    exact,
    onExactChange,
    onValuesChange,
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
  const values = states.map((_, index) => given[index] ?? null);
  const answer = useMemo(
    () => ({ states, values: given, exact, startValue: givenStart }),
    [states, given, exact, givenStart],
  );
  const atRest = useAtRest(answer);
  const startValue = givenStart ?? usualStart;
  const isOpen = givenStart === null && values.includes(null);
  const anyExact = isAnyExact(exact);
  const list = listOf({ values, exact: values.map((_, index) => exact?.[index] ?? null) });

  const undoable = history.canUndo(list);
  // What is exact is never rescaled: beside it, there is only the rest to fill in.
  const beside = anyExact && onExactChange ? filledBesideExact(values, exact) : undefined;
  const fills = restOf(values, exact) !== undefined && values.some((value) => value !== null);
  // What nobody has set is given what is left, and no number that would be ours.
  const scaled = anyExact || (isOpen && !fills) ? undefined : makeItAHundred(values, startValue);
  const target = beside ?? (scaled && wholeOf(scaled, values.length));
  const idle = !target || (!beside && sumOf(values, startValue) === 100);
  const scale = (event: Event) => {
    if (!target) return;
    history.record(list, listOf(target));
    onValuesChange?.(target.values, { reason: 'balance', event });
    if (!sameAnswers(target.exact, wholeOf(list, values.length).exact))
      onExactChange?.(target.exact, { reason: 'balance', event });
    // The pressed button disappears.
    undoButton.current?.focus();
  };
  const travel = (to: 'undo' | 'redo', event: Event) => {
    const next = history[to](list);
    if (!next) return;
    const whole = wholeOf(next, values.length);
    onValuesChange?.(whole.values, { reason: 'undo', event });
    if (!sameAnswers(whole.exact, wholeOf(list, values.length).exact))
      onExactChange?.(whole.exact, { reason: 'undo', event });
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
      <StoredAnswer {...atRest} />
      {onValuesChange ? (
        <Buttons data-slot="buttons">
          {shared ? (
            <Button
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
              <Icon name="undo" />
              <span>{shareBar.undo}</span>
            </Button>
          ) : null}
          <Button
            variant="ghost"
            size="small"
            disabled={disabled}
            data-slot="scale"
            data-idle={idle && (shared || !undoable) ? '' : undefined}
            onClick={({ nativeEvent }) => (!shared && undoable ? travel('undo', nativeEvent) : scale(nativeEvent))}
          >
            {!shared && undoable ? shareBar.undo : fills ? shareBar.fillTheRest : shareBar.makeItAHundred}
          </Button>
        </Buttons>
      ) : null}
    </Stored>
  );
});
