import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import type { AnswerHistory } from '../answers/useAnswerHistory.js';
import type { ProbabilityValues } from '../answers/answerHistory.js';
import type { ValuesChangeDetails } from '../answers/answers.js';
import { StateFinder } from '../many-states/StateFinder.js';
import { useAskedStates } from '../many-states/useAskedStates.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { countedValues } from '../answers/shares.js';
import { withName } from '../../foundations/names/withName.js';
import {
  probabilityQuestionLabels,
  stateListLabels,
  type VerbalAnchor,
  verbalScaleLabels,
} from '../../labels/english.js';
import { barEnd } from './barEnd.js';
import { Asked, Count, Head, Lead, None, Root } from './StateList.styles.js';
import { StateRow } from './StateRow.js';

export interface StateListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'> {
  /** The node that is asked about. */
  nodeName: string;
  /** Its states, in the order of the answers. Underscores are shown as spaces. */
  states: readonly string[];
  /** The answers, if the parent holds them: one for each state in percent, null while nobody has answered. */
  values?: ProbabilityValues | undefined;
  /** The answers to begin with, if the list holds them. Left out, nobody has answered. */
  defaultValues?: ProbabilityValues | undefined;
  /** Called with all answers on every step of one, and where the rest is to share equally. */
  onValuesChange?: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  /** Called with all answers once a gesture is finished. The moment to keep a draft. */
  onValuesCommit?: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  /** Undo and redo, shared with what stands around the list. Left out, the list keeps its own. */
  history?: AnswerHistory | undefined;
  /**
   * What an answer counts as, and where its thumb stands, while nobody has given it.
   * @default 50
   */
  startValue?: number | undefined;
  /** The words and their percentages, ascending. Left out, those of the labels. */
  anchors?: readonly VerbalAnchor[] | undefined;
  /**
   * Level of the question in the page's outline. Left out, it is no heading.
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Name in a form: each state sends its number under it, in their order. */
  name?: string | undefined;
  /** Id of the form that it belongs to, where it does not lie in it. */
  form?: string | undefined;
  /**
   * True where it cannot be used at the moment.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * True where the answers can be read and not changed.
   * @default false
   */
  readOnly?: boolean | undefined;
}

/**
 * Asks for the distribution of a node with many states, one line for each: a slider, its number, what is stored of it,
 * and the word where it is exactly one. Made for 9 to 608 states. No answer changes by itself.
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

  return (
    <Root
      ref={asked.root}
      role="group"
      aria-labelledby={`${id}-lead`}
      data-credence="state-list"
      data-disabled={disabled ? '' : undefined}
      data-readonly={readOnly ? '' : undefined}
      style={{ '--credence-bar-end': barEnd(countedValues(values, startValue)), ...style }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        asked.onKeyDown(event);
      }}
      {...rest}
    >
      <Head data-slot="head">
        <Asked>
          <Lead as={headingLevel ? `h${headingLevel}` : 'span'} id={`${id}-lead`} data-slot="question">
            {withName(labels.probabilityQuestion.lead, nodeName)}
          </Lead>
          <Count data-slot="answered">{labels.stateList.answered(states.length - asked.open, states.length)}</Count>
        </Asked>
        <StateFinder asked={asked} reason="rest" />
      </Head>
      <div data-slot="rows">
        {asked.none === null ? null : <None data-slot="none">{asked.none}</None>}
        {names.map((state, index) => (
          <StateRow
            // A state's place is its identity.
            key={index}
            value={values[index] ?? null}
            hidden={!asked.matches[index]}
            leadId={`${id}-lead`}
            onChange={asked.move}
            onCommit={answers.commit}
            {...{ index, state, startValue, anchors, disabled, readOnly, name, form }}
            shares={asked.published}
          />
        ))}
      </div>
    </Root>
  );
});
