import { percentOf } from '@credence/bayesnet/shares';
import { type ComponentPropsWithoutRef, forwardRef, type RefObject, useRef, useState } from 'react';
import { type AnswerHistory, useAnswerHistory } from '../answers/useAnswerHistory.js';
import { type ProbabilityValues, sameAnswers } from '../answers/answerHistory.js';
import type { AnswerMode, ValuesChangeDetails } from '../answers/answers.js';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { Announced } from '../../foundations/spoken/Announced.js';
import type { HandleShares } from '../answers/answerProps.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { shareBarLabels } from '../../labels/english.js';
import { historyKey } from '../answers/historyKey.js';
import { countedRows, resolveIn, resolveShown, type ShownRowsProps } from '../answers/resolveRows.js';
import type { AnswerRows, ShareValues } from '../answers/share.js';
import { startValue as usualStart } from '../answers/shares.js';
import { waysOut } from '../answers/waysOut.js';
import { Sentence, Stored, Ways } from './ShareBar.styles.js';
import { ShareBar } from './ShareBar.js';
import { type StoredFigures, storedFigures } from './storedFigures.js';

/** Answers of which any may be exact. */
interface StoredShareAnswers {
  /**
   * As of the question above: with `exact`, a way to 100 may give states what whole percent cannot say. Exact shares that
   * are given are shown as they are with either.
   * @default 'percent'
   */
  precision: 'percent' | 'exact';
  /** One answer per state: whole percent, or parts per million as `{ ppm: 2000 }`; null for a state that nobody set. */
  values: ShareValues;
  /**
   * Called with answers that add up to 100 when one of the two ways there is pressed, and with those before when that is
   * undone. If omitted, neither is offered.
   */
  onValuesChange?: ((values: ShareValues, details: ValuesChangeDetails) => void) | undefined;
}

/** Answers in whole percent: what there is without `precision`. */
interface StoredPercentAnswers {
  /**
   * Left out: answers are whole percents.
   * @default 'percent'
   */
  precision?: 'percent' | undefined;
  /**
   * One answer per state, in whole percent; null for a state that nobody set. With `precision`, or without a handler, also
   * parts per million as `{ ppm: 2000 }`.
   */
  values: ProbabilityValues;
  /**
   * Called with answers that add up to 100 when one of the two ways there is pressed, and with those before when that is
   * undone. If omitted, neither is offered.
   */
  onValuesChange?: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
}

/** Answers that are only shown. */
interface StoredShownAnswers {
  /**
   * Left out: as long as nothing is offered, it is all the same.
   * @default 'percent'
   */
  precision?: 'percent' | undefined;
  /** One answer per state: whole percent, or parts per million as `{ ppm: 2000 }`; null for a state that nobody set. */
  values: ShareValues;
  /** None: a handler says with `precision` which answers it takes. */
  onValuesChange?: undefined;
}

interface StoredProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, Omit<ShownRowsProps, 'values'> {
  /** The names of the states. */
  states: readonly string[];
  /** What is stored instead, in parts per million: by a server that keeps whole percents alone. */
  shares?: readonly number[] | undefined;
  /** Undo and redo, shared with the question above. If omitted, only what was pressed here can be undone. */
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
 * @since 0.1.0
 */
export interface ExactStoredSharesProps extends StoredProps, StoredShareAnswers {}

/**
 * Without handlers: any share is shown as it is.
 * @since 0.1.0
 */
export interface ShownStoredSharesProps extends StoredProps, StoredShownAnswers {}

/**
 * All that `StoredShares` takes, for whoever wraps it.
 * @since 0.1.0
 */
export type AnyStoredSharesProps = StoredSharesProps | ExactStoredSharesProps | ShownStoredSharesProps;

/** The figures of so many states stay on one line. */
const few = 3;

/**
 * What will be stored, in one sentence with a strip of the shares; where the answers do not add up, by how much, and two
 * ways to 100.
 * @since 0.1.0
 */
export const StoredShares = forwardRef<HTMLDivElement, AnyStoredSharesProps>(function StoredShares(
  {
    states,
    values,
    precision: _,
    onValuesChange,
    startValue = usualStart,
    startValues,
    order,
    sumMode,
    shares,
    history,
    disabled = false,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const { shareBar: texts } = useLabels({ shareBar: shareBarLabels });
  const sentence = useRef<HTMLParagraphElement>(null);
  const answers = { values, startValue, startValues, order, sumMode };
  const { rows, mode, resolved } = resolveShown(states, answers);
  const { shown, addsUp } = resolved;
  const stored = shares ?? resolved.stored;
  const ways = useWays({ rows, mode, startValue: startValue ?? usualStart, history, onValuesChange, sentence });
  const text = stored ? storedFigures(stored, rows.values, texts) : undefined;
  const placed = shown.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  const isImpossible = !stored && rows.values.length > 0 && !shown.includes(null);
  const lead = addsUp ? texts.stored : texts.placed(percentOf(placed));

  return (
    <Stored
      ref={ref}
      data-credence="stored-shares"
      data-adds-up={addsUp ? 'yes' : 'no'}
      data-few={states.length <= few ? '' : undefined}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const to = historyKey(event);
        if (!to || disabled || !onValuesChange) return;
        event.preventDefault();
        ways.travel(to, event.nativeEvent);
      }}
      {...rest}
    >
      <ShareBar states={states} {...answers} size="strip" aria-hidden />
      <Sentence ref={sentence} tabIndex={-1} data-slot="sentence">
        {text === undefined ? (
          <span data-slot="lead">{isImpossible ? texts.allImpossible(states.length) : texts.notYet}</span>
        ) : (
          <Figures lead={lead} {...text} />
        )}
      </Sentence>
      <WayButtons ways={ways} disabled={disabled} />
      <Announced text={addsUp || !text ? '' : [lead, text.figures, text.further].filter(Boolean).join(' ')} />
    </Stored>
  );
});

/** The shares as figures, after the words that say what they are. */
const Figures = ({ lead, figures, further }: StoredFigures & { lead: string }) => (
  <>
    <span data-slot="lead">{lead}</span>{' '}
    <span>
      <b translate="no">{figures}</b> <span data-slot="further">{further}</span>
    </span>
  </>
);

interface WaysOptions {
  rows: AnswerRows;
  mode: AnswerMode;
  startValue: number;
  history: AnswerHistory | undefined;
  onValuesChange: HandleShares | undefined;
  /** What takes the focus, because the pressed button disappears. */
  sentence: RefObject<HTMLElement | null>;
}

/** The ways to 100, and the way back from there. */
function useWays({ rows, mode, startValue, history: shared, onValuesChange, sentence }: WaysOptions) {
  const own = useAnswerHistory();
  const history = shared ?? own;
  /** The answers that a way out gave, until another one is given. */
  const [settled, setSettled] = useState<ShareValues>();
  const change = (next: AnswerRows, reason: 'balance' | 'undo', event: Event) => {
    onValuesChange?.(next.values, {
      reason,
      event,
      index: undefined,
      order: next.order ?? [],
      startValues: next.start ?? undefined,
      shares: resolveIn(mode, next, startValue).stored,
    });
    sentence.current?.focus();
  };
  const settle = (next: AnswerRows, event: Event) => {
    history.record(rows, next);
    setSettled(next.values);
    change(next, 'balance', event);
  };
  const travel = (to: 'undo' | 'redo', event: Event) => {
    const next = history[to](rows);
    if (!next) return;
    setSettled(undefined);
    change(next, 'undo', event);
  };
  const out = onValuesChange ? waysOut(countedRows(mode, rows, startValue)) : undefined;
  const isSettled = settled !== undefined && sameAnswers(settled, rows.values) && history.canUndo(rows);
  return { out, isSettled, settle, travel };
}

interface WayButtonsProps {
  ways: ReturnType<typeof useWays>;
  disabled: boolean;
}

/** A button for each way to 100 that there is, and for the way back. */
function WayButtons({ ways: { out, isSettled, settle, travel }, disabled }: WayButtonsProps) {
  const { shareBar: texts } = useLabels({ shareBar: shareBarLabels });
  if (!out && !isSettled) return null;
  const { scaled, settled, percent = 0 } = out ?? {};
  return (
    <Ways data-slot="ways">
      {scaled ? (
        <Way disabled={disabled} data-slot="scale" onPress={(event) => settle(scaled, event)}>
          {texts.scaleAll}
        </Way>
      ) : null}
      {settled ? (
        <Way disabled={disabled} data-slot="settle" onPress={(event) => settle(settled, event)}>
          {percent > 0 ? texts.take(percent) : texts.give(-percent)}
        </Way>
      ) : null}
      {isSettled ? (
        <Way disabled={disabled} data-slot="undo" onPress={(event) => travel('undo', event)}>
          {texts.undo}
        </Way>
      ) : null}
    </Ways>
  );
}

interface WayProps {
  'data-slot': string;
  disabled: boolean;
  onPress: (event: Event) => void;
  children: string;
}

/** A button in the text size of the sentence. */
const Way = ({ disabled, onPress, children, ...rest }: WayProps) => (
  <PressButton
    variant="text"
    size="small"
    disabled={disabled}
    onClick={({ nativeEvent }) => onPress(nativeEvent)}
    {...rest}
  >
    <span>{children}</span>
  </PressButton>
);
