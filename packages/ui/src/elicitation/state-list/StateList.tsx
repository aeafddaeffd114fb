import {
  type ComponentPropsWithoutRef,
  forwardRef,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type AnswerHistory, useAnswerHistory } from '../answers/useAnswerHistory.js';
import type { ProbabilityValues } from '../answers/answerHistory.js';
import { useAnswers } from '../answers/useAnswers.js';
import type { ValuesChangeDetails } from '../answers/answers.js';
import { foldText } from '../../foundations/fold-text/foldText.js';
import { shownName } from '../../foundations/names/shownName.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { restEqually } from '../many-states/restEqually.js';
import { StateFinder } from '../many-states/StateFinder.js';
import { useGoTo } from '../many-states/useGoTo.js';
import { usePublished } from '../many-states/usePublished.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { countedValues, sharesOf } from '../answers/shares.js';
import { withName } from '../../foundations/names/withName.js';
import {
  manyStatesLabels,
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

const noneAnswered: ProbabilityValues = [];
const noLocks: readonly boolean[] = [];

/** From how many states on they can be searched. */
const searched = 21;

/**
 * Asks for the distribution of a node with many states, one line for each: a slider, its number, what is stored of it,
 * and the word where it is exactly one. Made for 9 to 608 states. No answer changes by itself.
 */
export const StateList = forwardRef<HTMLDivElement, StateListProps>(function StateList(
  {
    nodeName,
    states,
    values: given,
    defaultValues = noneAnswered,
    onValuesChange,
    onValuesCommit,
    history: shared,
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
    manyStates: manyStatesLabels,
    probabilityQuestion: probabilityQuestionLabels,
    stateList: stateListLabels,
    verbalScale: verbalScaleLabels,
  });
  const { stateList: texts, manyStates, probabilityQuestion } = labels;
  const anchors = givenAnchors ?? labels.verbalScale.anchors;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const [search, setSearch] = useState('');

  const own = useAnswerHistory();
  const answers = useAnswers({
    history: shared ?? own,
    values: given,
    count: states.length,
    mode: 'independent',
    locks: noLocks,
    fixed: disabled || readOnly,
    ...{ defaultValues, onValuesChange, onValuesCommit, startValue, root },
  });
  const { values } = answers;

  const goTo = useGoTo({ root, values, onShowAll: () => setSearch('') });

  // The same on every rendering, so that only the row that moves is drawn again.
  const move = useEvent((index: number, value: number | null, details: ChangeDetails) => {
    goTo.visit(index);
    answers.move(index, value, details);
  });

  const names = useMemo(() => states.map(shownName), [states]);
  const folded = useMemo(() => names.map(foldText), [names]);
  const wanted = states.length < searched ? '' : foldText(search.trim());
  const matches = folded.map((state) => state.includes(wanted));
  const found = matches.filter(Boolean).length;
  const open = values.filter((value) => value === null).length;

  const shares = usePublished(sharesOf(values, startValue));

  return (
    <Root
      ref={root}
      role="group"
      aria-labelledby={`${id}-lead`}
      data-credence="state-list"
      data-disabled={disabled ? '' : undefined}
      data-readonly={readOnly ? '' : undefined}
      style={{ '--credence-bar-end': barEnd(countedValues(values, startValue)), ...style }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        answers.onKeyDown(event);
        if (states.length >= searched) goTo.onKeyDown(event);
      }}
      {...rest}
    >
      <Head data-slot="head">
        <Asked>
          <Lead as={headingLevel ? `h${headingLevel}` : 'span'} id={`${id}-lead`} data-slot="question">
            {withName(probabilityQuestion.lead, nodeName)}
          </Lead>
          <Count data-slot="answered">{texts.answered(states.length - open, states.length)}</Count>
        </Asked>
        {states.length < searched ? null : (
          <StateFinder
            search={search}
            onSearchChange={setSearch}
            found={found}
            total={states.length}
            onGoToFirst={goTo.toFirst}
            onGoToNextOpen={goTo.toNextOpen}
            open={open}
            onRestEqually={
              disabled || readOnly
                ? undefined
                : (event) => answers.replace(restEqually(values), { reason: 'rest', event })
            }
          />
        )}
      </Head>
      <div data-slot="rows">
        {found === 0 ? <None data-slot="none">{withName(manyStates.none, search.trim())}</None> : null}
        {names.map((state, index) => (
          <StateRow
            // A state's place is its identity.
            key={index}
            value={values[index] ?? null}
            hidden={!matches[index]}
            leadId={`${id}-lead`}
            onChange={move}
            onCommit={answers.commit}
            {...{ index, state, startValue, anchors, disabled, readOnly, name, form, shares }}
          />
        ))}
      </div>
    </Root>
  );
});
