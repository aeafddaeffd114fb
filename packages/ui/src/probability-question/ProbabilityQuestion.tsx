import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react';
import { shownName } from '../internal/shownName.js';
import { useControllableState } from '../internal/useControllableState.js';
import { useEvent } from '../internal/useEvent.js';
import type { ChangeDetails, ProbabilitySliderProps } from '../probability-slider/index.js';
import { sharesOf } from '../share-bar/index.js';
import { Rows } from './ProbabilityQuestion.styles.js';
import { QuestionRow, StoredAs } from './QuestionRow.js';
import { SharesContext } from './SharesContext.js';

/** One answer for each state, in percent, 1 to 99; null where nobody has answered yet. They need not add up to 100. */
export type ProbabilityValues = readonly (number | null)[];

/** A change of one or all of the answers. */
export interface ValuesChangeDetails extends ChangeDetails {
  /** The state whose answer it is; undefined where all changed. */
  readonly index: number | undefined;
}

export interface ProbabilityQuestionProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'>,
    Pick<ProbabilitySliderProps, 'anchors' | 'disabled' | 'readOnly'> {
  /** The node that is asked about. */
  nodeName: string;
  /** Its states, in the order of the answers. Underscores are shown as spaces. */
  states: readonly string[];
  /** The answers, if the parent holds them. */
  values?: ProbabilityValues | undefined;
  /** The answers to begin with, if the question holds them. Left out, nobody has answered. */
  defaultValues?: ProbabilityValues | undefined;
  /** Called with all answers on every step of every slider. */
  onValuesChange?: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  /** Called with all answers once a gesture is finished. The moment to keep a draft. */
  onValuesCommit?: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  /**
   * What an answer counts as, and where its thumb stands, while nobody has given it.
   * @default 50
   */
  startValue?: number | undefined;
  /**
   * Shows with each answer what of it is stored.
   * @default true
   */
  showShares?: boolean | undefined;
  /**
   * Level of the questions in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Name in a form: each slider sends its number under it. */
  name?: string | undefined;
}

const noneAnswered: ProbabilityValues = [];

/**
 * Asks for the distribution of one node: one slider for each state, each free of the others, and beside each the share
 * that will be stored. No answer changes by itself.
 */
export const ProbabilityQuestion = forwardRef<HTMLDivElement, ProbabilityQuestionProps>(function ProbabilityQuestion(
  {
    nodeName,
    states,
    values: given,
    defaultValues = noneAnswered,
    onValuesChange,
    onValuesCommit,
    startValue = 50,
    showShares = true,
    headingLevel = 2,
    anchors,
    disabled = false,
    readOnly = false,
    name,
    ...rest
  },
  ref,
) {
  const [held, setValues] = useControllableState<ProbabilityValues, ValuesChangeDetails>({
    value: given,
    defaultValue: defaultValues,
    onChange: onValuesChange,
  });
  const values = states.map((_, index) => held[index] ?? null);
  const shares = sharesOf(values, startValue);
  const count = states.length;
  const notes = useMemo(
    () => Array.from({ length: count }, (_, index) => <StoredAs key={index} index={index} />),
    [count],
  );

  // The same on every rendering, so that only the row that moves is drawn again.
  const changeRow = useEvent((index: number, value: number | null, details: ChangeDetails) =>
    setValues(values.with(index, value), { ...details, index }),
  );
  const commitRow = useEvent((index: number, value: number | null, details: ChangeDetails) =>
    onValuesCommit?.(values.with(index, value), { ...details, index }),
  );

  return (
    <SharesContext.Provider value={shares}>
      <Rows ref={ref} data-credence="probability-question" {...rest}>
        {states.map((state, index) => (
          <QuestionRow
            // A state's place is its identity.
            key={index}
            index={index}
            state={shownName(state)}
            value={values[index] ?? null}
            note={showShares ? notes[index] : undefined}
            onChange={changeRow}
            onCommit={commitRow}
            {...{ nodeName, startValue, headingLevel, anchors, disabled, readOnly, name }}
          />
        ))}
      </Rows>
    </SharesContext.Provider>
  );
});
