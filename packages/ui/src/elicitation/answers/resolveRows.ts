import { type AnswerRows, resolveAnswer, type ResolvedAnswer } from '@credence/bayesnet/shares';
import { type AnswerMode, modeFor, shownAnswers, type SumMode } from './answers.js';
import { isAnyExact, positionsOf, type Share, shareOf, type ShareValues, wholeOnScale } from './share.js';
import { startValue as usualStart } from './shares.js';

/**
 * The answers of a question as a component that shows them takes them: as `ProbabilityQuestion` does.
 * @since 0.1.0
 */
export interface ShownRowsProps {
  /** One answer per state: whole percent, or parts per million as `{ ppm: 2000 }`; null for a state that nobody set. */
  values: ShareValues;
  /**
   * Where a state stands that nobody set, in percent. Null: nowhere, and nothing is stored before all are set.
   * @default 50
   */
  startValue?: number | null | undefined;
  /** Where each state stands that nobody set, in place of `startValue`, and how the others follow once one is set. */
  startValues?: readonly Share[] | undefined;
  /** The states in the order in which they were set. If omitted, the order of the states. */
  order?: readonly number[] | undefined;
  /**
   * How the answers are related, as in the question.
   * @default 'follow'
   */
  sumMode?: SumMode | undefined;
}

/** The mode that answers allow: exact ones are never rescaled. */
export const modeOf = (mode: AnswerMode, values: ShareValues): AnswerMode =>
  mode === 'balanced' && isAnyExact(values) ? 'independent' : mode;

/** What the rows of a question show and what is stored of them, in a mode. */
export function resolveIn(mode: AnswerMode, given: AnswerRows, startValue: number): ResolvedAnswer {
  const rows: AnswerRows = { ...given, values: onScale(given.values) };
  const counted = countedRows(mode, rows, startValue);
  const resolved = resolveAnswer(counted);
  const isOpen = counted !== rows && rows.start === null && rows.values.includes(null);
  return isOpen ? { ...resolved, stored: undefined } : resolved;
}

/** A page may give any number: a whole percent counts as the nearest on the scale. */
const onScale = (values: ShareValues): ShareValues =>
  values.map((share) => (typeof share === 'number' ? wholeOnScale(share, 1, 99) : share));

/** The rows as they count in a mode: where none follows, one that nobody set counts as its start. */
export function countedRows(mode: AnswerMode, rows: AnswerRows, startValue: number): AnswerRows {
  const isUntouched = rows.values.every((value) => value === null);
  if (mode === 'follow' || (mode === 'independent' && isUntouched)) return rows;
  if (mode === 'balanced') return { ...rows, values: shownAnswers('balanced', positionsOf(rows.values), startValue) };
  return { ...rows, values: rows.values.map((value) => value ?? startValue) };
}

/** Where rows start, as the domain takes it. */
export function startOf(count: number, start: number | readonly Share[] | null): AnswerRows['start'] {
  if (typeof start !== 'number') return start;
  return start === usualStart ? undefined : Array.from({ length: count }, () => start);
}

/** The rows of a component that shows answers, and what they resolve to. */
export function resolveShown(states: readonly unknown[], props: ShownRowsProps) {
  const { startValue = usualStart, startValues, order, sumMode = 'follow' } = props;
  const values = onScale(states.map((_, index) => shareOf(props.values[index])));
  const rows: AnswerRows = { values, start: startOf(states.length, startValues ?? startValue), order };
  const mode = modeOf(modeFor(sumMode, states.length), values);
  return { rows, mode, resolved: resolveIn(mode, rows, startValue ?? usualStart) };
}
