import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import type { AnswerHistory } from '../answers/useAnswerHistory.js';
import type { ProbabilityValues } from '../answers/answerHistory.js';
import type { ValuesChangeDetails } from '../answers/answers.js';
import { FinderPlace } from '../many-states/FinderPlace.js';
import { useAskedStates } from '../many-states/useAskedStates.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { countedValues } from '../answers/shares.js';
import { shownName } from '../../foundations/names/shownName.js';
import { withName } from '../../foundations/names/withName.js';
import {
  probabilityQuestionLabels,
  stateListLabels,
  type VerbalAnchor,
  verbalScaleLabels,
} from '../../labels/english.js';
import { useKeyOrder } from '../probability-slider/useKeyOrder.js';
import { barEnd } from './barEnd.js';
import { Asked, Figures, Head, Lead, None, Root } from './StateList.styles.js';
import { StateRow } from './StateRow.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface StateListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'> {
  /** The node being asked about. */
  nodeName: string;
  /** Its states, in the order of the answers. Underscores are shown as spaces. */
  states: readonly string[];
  /** The answers, when controlled: one per state in percent, null if unanswered. */
  values?: ProbabilityValues | undefined;
  /** The initial answers, when uncontrolled. If omitted, all are unanswered. */
  defaultValues?: ProbabilityValues | undefined;
  /** Called with all answers on every step of one, and when the rest is shared equally. */
  onValuesChange?: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  /** Called with all answers once a gesture is finished: the time to save a draft. */
  onValuesCommit?: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  /** Undo and redo, if shared with other components. If omitted, the list keeps its own history. */
  history?: AnswerHistory | undefined;
  /**
   * What an unanswered state counts as, and the position of its thumb.
   * @default 50
   */
  startValue?: number | undefined;
  /** The words and their percentages, ascending. Defaults to those of the labels. */
  anchors?: readonly VerbalAnchor[] | undefined;
  /**
   * Level of the question in the page's outline. If omitted, it is not a heading.
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Name in a form: each state submits its number under it, in order. */
  name?: string | undefined;
  /** Id of the form it belongs to, if the list is outside of it. */
  form?: string | undefined;
  /**
   * Disables the list.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * True if the answers can be read but not changed.
   * @default false
   */
  readOnly?: boolean | undefined;
}

/**
 * Asks for the distribution of a node with many states, one line per state: a slider, its number, its stored share,
 * and the word if one matches exactly. Made for 9 to 608 states. No answer changes by itself.
 * @since 0.1.0
 * @experimental
 */
export const StateList = forwardRef<HTMLDivElement, StateListProps>(function StateList(
  {
    nodeName,
    states,
    values: given,
    defaultValues,
    onValuesChange,
    onValuesCommit,
    history,
    startValue = 50,
    anchors: givenAnchors,
    headingLevel,
    name,
    form,
    disabled = false,
    readOnly = false,
    onKeyDown,
    style,
    ...rest
  },
  ref,
) {
  const labels = useLabels({
    probabilityQuestion: probabilityQuestionLabels,
    stateList: stateListLabels,
    verbalScale: verbalScaleLabels,
  });
  const anchors = givenAnchors ?? labels.verbalScale.anchors;
  const id = useId();
  const asked = useAskedStates({
    values: given,
    fixed: disabled || readOnly,
    ...{ ref, states, defaultValues, onValuesChange, onValuesCommit, history, startValue },
  });
  const { answers, values, names } = asked;
  const keys = useKeyOrder(onKeyDown, asked.onKeyDown);

  return (
    <Root
      ref={asked.root}
      role="group"
      aria-labelledby={`${id}-lead`}
      data-credence="state-list"
      data-disabled={disabled ? '' : undefined}
      data-readonly={readOnly ? '' : undefined}
      style={{ '--credence-bar-end': barEnd(countedValues(values, startValue)), ...style }}
      onKeyDown={keys}
      {...rest}
    >
      <Head data-slot="head">
        <Asked>
          <Lead as={headingLevel ? `h${headingLevel}` : 'span'} id={`${id}-lead`} data-slot="question">
            {withName(labels.probabilityQuestion.lead, shownName(nodeName))}
          </Lead>
          <Figures data-slot="answered">{labels.stateList.answered(states.length - asked.open, states.length)}</Figures>
        </Asked>
        <FinderPlace asked={asked} />
      </Head>
      <div data-slot="rows">
        {asked.none === null ? null : <None data-slot="none">{asked.none}</None>}
        {names.map((state, index) => (
          <StateRow
            // A state is identified by its index.
            key={index}
            value={values[index] ?? null}
            hidden={!asked.matches[index]}
            leadId={`${id}-lead`}
            onChange={asked.move}
            onCommit={answers.commit}
            {...{ index, state, startValue, anchors, disabled, readOnly, name, form }}
            shares={asked.published}
            rest={asked.rest}
            onTakeRest={asked.takeRest}
          />
        ))}
      </div>
    </Root>
  );
});
