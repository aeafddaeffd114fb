import { percentOf } from '@credence/bayesnet/shares';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type Ref,
  useId,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { AnswerHistory } from '../answers/useAnswerHistory.js';
import type { PercentAnswers, ShareAnswers, ShownAnswers } from '../answers/answerProps.js';
import type { Share } from '../answers/share.js';
import type { Standing } from '../answers/wholeAnswer.js';
import { modeFor, type SumMode } from '../answers/answers.js';
import { BarsPlace } from '../distribution-bars/BarsPlace.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { shownName } from '../../foundations/names/shownName.js';
import { withName } from '../../foundations/names/withName.js';
import { FinderPlace } from '../many-states/FinderPlace.js';
import { goToOtherRow, StatesInAList } from '../many-states/StatesInAList.js';
import { useAskedStates } from '../many-states/useAskedStates.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import type { ProbabilitySliderProps } from '../probability-slider/ProbabilitySlider.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { describedByMessages } from '../../foundations/fields/describedByMessages.js';
import { FieldMessages } from '../../foundations/fields/FieldMessages.js';
import { Announced } from '../../foundations/spoken/Announced.js';
import { startValue as usualStart } from '../answers/shares.js';
import { SubmittedValues } from '../answers/SubmittedValues.js';
import { probabilityQuestionLabels, verbalScaleLabels } from '../../labels/english.js';
import { KeysFromAbove, useKeyOrder } from '../probability-slider/useKeyOrder.js';
import { BarsRow, Root, Rows } from './ProbabilityQuestion.styles.js';
import { goOnWithEnter } from './enterKey.js';
import { QuestionPlace } from './QuestionPlace.js';
import { QuestionRow, type QuestionRowProps } from './QuestionRow.js';
import { rowWords } from './rowWords.js';
import { SetAside } from './SetAside.js';
import { type LocksDetails, useLocks } from './useLocks.js';
import { type ProbabilityQuestionActions, useQuestionActions } from './useQuestionActions.js';

interface QuestionProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'>,
    Pick<ProbabilitySliderProps, 'anchors' | 'disabled' | 'readOnly' | 'hint' | 'submitUnanswered'> {
  /** The node being asked about. */
  nodeName: string;
  /** Its states, in the order of the answers. Underscores are shown as spaces. */
  states: readonly string[];
  /**
   * Whether the question is answered, when controlled. If it asks about what cannot occur, or is not this person's
   * field, a sentence with "Undo" replaces the sliders; `QuestionExits` offers both.
   */
  standing?: Standing | undefined;
  /**
   * The initial standing, when uncontrolled.
   * @default 'answered'
   */
  defaultStanding?: Standing | undefined;
  /** Called when the standing is undone here. */
  onStandingChange?: ((standing: Standing, details: ChangeDetails) => void) | undefined;
  /**
   * How the answers are related. `follow`: what is set is what is stored; the states that nobody set share what is left
   * of 100, and if the set ones do not add up, the one set last says so and they are stored in proportion. `independent`:
   * each slider is free, one that nobody set counts as its start, and all are stored in proportion. `balanced`: they add
   * up to 100, moving one moves the others. `bars`: the same, drawn as a histogram. Changing the mode changes no answer:
   * the latter two show the answers in proportion, and the first gesture in them answers for all states. More than 100
   * states cannot be balanced; neither can answers of which one is exact.
   * @default 'follow'
   */
  sumMode?: SumMode | undefined;
  /** Which answers stay fixed while others move, when controlled. Applies in the modes that add up to 100. */
  locks?: readonly boolean[] | undefined;
  /** Which answers are initially locked, when uncontrolled. If omitted, none. */
  defaultLocks?: readonly boolean[] | undefined;
  /** Called when an answer is locked or unlocked. */
  onLocksChange?: ((locks: readonly boolean[], details: LocksDetails) => void) | undefined;
  /**
   * Called on Enter in the last slider (earlier ones go on to the next): the time to focus whatever
   * comes after the question.
   */
  onLastEnter?: ((event: Event) => void) | undefined;
  /** Undo and redo, if shared with components below the question. If omitted, the question keeps its own history. */
  history?: AnswerHistory | undefined;
  /**
   * Where a state stands that nobody set, in percent. Null: nowhere; a state has no number until it is set or the only one
   * left, and nothing is stored before.
   * @default 50
   */
  startValue?: number | null | undefined;
  /**
   * Where each state stands that nobody set, in place of `startValue`: another answer that was copied, or this one as it
   * was left. Once one is set, the others follow in these proportions.
   */
  startValues?: readonly Share[] | undefined;
  /** The states in the order in which they were set, from the details of a change. If omitted, known here. */
  order?: readonly number[] | undefined;
  /**
   * Level of the question headings in the page's outline; null for none.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined;
  /**
   * The error. If set, the sliders without an answer are marked as invalid and described by it, or all if none is
   * missing; `true` writes "*required.".
   */
  error?: ProbabilitySliderProps['error'];
  /**
   * True if the form requires all answers: it is invalid as long as one is missing.
   * @default false
   */
  required?: boolean | undefined;
  /** The first slider without an answer, or else the first: what form libraries focus if it is invalid. */
  inputRef?: ProbabilitySliderProps['inputRef'];
  /** What the page can have the question do: give the focus to one of its sliders. */
  actionsRef?: Ref<ProbabilityQuestionActions> | undefined;
  /**
   * Name in a form. Each state submits the percentage at which it stands, also one that follows, with up to four decimals
   * ("0.2"); as long as none is answered, nothing is submitted.
   */
  name?: string | undefined;
  /** Id of the form it belongs to, if the question is outside of it. */
  form?: string | undefined;
}

/**
 * With whole percents as answers.
 * @since 0.1.0
 */
export interface ProbabilityQuestionProps extends QuestionProps, PercentAnswers {}

/**
 * With `precision`: answers may be exact.
 * @since 0.1.0
 */
export interface ExactProbabilityQuestionProps extends QuestionProps, ShareAnswers {}

/**
 * Without handlers: any share is shown as it is.
 * @since 0.1.0
 */
export interface ShownProbabilityQuestionProps extends QuestionProps, ShownAnswers {}

/**
 * All that `ProbabilityQuestion` takes, for whoever wraps it.
 * @since 0.1.0
 */
export type AnyProbabilityQuestionProps =
  | ProbabilityQuestionProps
  | ExactProbabilityQuestionProps
  | ShownProbabilityQuestionProps;

const noLocks: readonly boolean[] = [];

/** From this many states on, they are a list. */
const many = 7;
/** So many rows of a list are rendered at once, the others as they come near the window. */
const drawnAtOnce = 20;

/**
 * Asks for the distribution of one node: one slider per state. What is set is what is stored; the states that nobody set
 * follow, drawn hollow, unless `sumMode` says otherwise.
 * @since 0.1.0
 */
export const ProbabilityQuestion = forwardRef<HTMLDivElement, AnyProbabilityQuestionProps>(function ProbabilityQuestion(
  {
    nodeName,
    states,
    values: given,
    defaultValues,
    onValuesChange,
    onValuesCommit,
    precision = 'percent',
    standing: givenStanding,
    defaultStanding = 'answered',
    onStandingChange,
    sumMode = 'follow',
    locks: givenLocks,
    defaultLocks = noLocks,
    onLocksChange,
    onLastEnter,
    history,
    startValue: givenStart = usualStart,
    startValues,
    order,
    headingLevel = 2,
    anchors: givenAnchors,
    disabled = false,
    readOnly = false,
    hint,
    error,
    required = false,
    inputRef,
    actionsRef,
    name,
    submitUnanswered = false,
    form,
    'aria-describedby': describedBy,
    onKeyDown,
    onInvalidCapture,
    ...rest
  },
  ref,
) {
  const labels = useLabels({ verbalScale: verbalScaleLabels, probabilityQuestion: probabilityQuestionLabels });
  const anchors = givenAnchors ?? labels.verbalScale.anchors;
  const texts = labels.probabilityQuestion;

  const count = states.length;
  const { locks, lockOf, toggleLock } = useLocks({ count, locks: givenLocks, defaultLocks, onLocksChange });
  const [standing, setStanding] = useControllableState<Standing, ChangeDetails>({
    value: givenStanding,
    defaultValue: defaultStanding,
    onChange: onStandingChange,
  });
  const asked = useAskedStates({
    ref,
    states,
    values: given,
    defaultValues,
    onValuesChange,
    onValuesCommit,
    start: startValues ?? givenStart,
    order,
    history,
    fixed: disabled || readOnly,
    mode: modeFor(sumMode, count),
    locks,
  });
  const { root, answers, names } = asked;
  const { said, values, mode, resolved } = answers;
  const balanced = mode === 'balanced';
  const isBlank = givenStart === null && !startValues && !balanced;
  const unset = values.map((value) => value === null);
  const words =
    mode === 'follow'
      ? rowWords({
          resolved,
          names,
          unset,
          isCopied: startValues?.some((share) => share !== usualStart) === true,
          texts,
        })
      : undefined;
  const percents = resolved.shown.map((share) => (share === null ? usualStart : Math.round(share / 10_000)));

  const isList = count >= many && !(balanced && sumMode === 'bars');
  const [inHand, setInHand] = useState(0);

  const id = useId();
  const missing = values.indexOf(null);
  const hasAnswer = values.some((value) => value !== null);
  const hasFollowers = resolved.follows.includes(true);
  const field = { required, form, 'aria-describedby': describedByMessages({ id, hint, error, more: describedBy }) };
  /** What is a row's own; what all have in common stays the same, so that only the row that moves renders again. */
  const fieldAt = (index: number) => ({
    ...field,
    required: required && !hasFollowers,
    inputRef: index === Math.max(missing, 0) ? inputRef : undefined,
    'aria-invalid': Boolean(error) && (missing < 0 || values[index] === null),
  });
  const changeRow = useEvent((index: number, share: Share | null, details: ChangeDetails) =>
    asked.move(index, share, details),
  );
  const drag = useEvent((index: number, share: Share, details: ChangeDetails) =>
    asked.move(index, share, details, true),
  );
  const showMissing = useEvent(() => {
    const inSight = values.some((value, index) => value === null && asked.matches[index]);
    if (!inSight) flushSync(() => asked.setSearch(''));
  });
  useQuestionActions(actionsRef, { root, showMissing });
  const { latestOf } = answers;
  const moved = useMemo(() => ({ latest: latestOf, move: drag }), [latestOf, drag]);
  // A page decides about each step; rows that follow move along; and a form has what is shown.
  const isTaken = given === undefined && mode === 'independent' && name === undefined;
  const goFirst = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (isList && !event.defaultPrevented) goToOtherRow(event);
  };
  const keys = useKeyOrder(goFirst, (event) => {
    asked.onKeyDown(event);
    goOnWithEnter(event, onLastEnter);
  });
  if (standing !== 'answered') {
    return (
      <Root ref={root} data-credence="probability-question" data-standing={standing} {...rest}>
        <SetAside
          standing={standing}
          disabled={disabled || readOnly}
          onUndo={(reason, event) => setStanding('answered', { reason, event })}
          root={root}
        />
      </Root>
    );
  }
  const rowAt = (index: number): QuestionRowProps => ({
    index,
    nodeName,
    state: names[index] ?? '',
    headingLevel: isList ? null : headingLevel,
    anchors,
    disabled,
    readOnly,
    value: balanced && said[index] !== null ? (percents[index] ?? null) : (said[index] ?? null),
    precision: balanced ? 'percent' : precision,
    standing: resolved.shown[index] ?? null,
    words: words?.[index]?.text,
    wordsKind: words?.[index]?.kind,
    lazy: count >= many,
    lock: balanced ? lockOf(index) : undefined,
    moved: isTaken ? moved : null,
    onChange: changeRow,
    onCommit: answers.commit,
    onLock: toggleLock,
    ...fieldAt(index),
  });
  const rows = [
    asked.none === null ? null : <p key="none">{asked.none}</p>,
    ...names.map((_, index) => (
      <QuestionPlace
        // A state is identified by its index.
        key={index}
        hidden={!asked.matches[index]}
        drawnFirst={index < drawnAtOnce || (required && index === missing)}
        inHand={isList && index === inHand}
        onTake={isList ? setInHand : undefined}
        {...rowAt(index)}
      />
    )),
  ];
  return (
    <Root
      ref={root}
      data-credence="probability-question"
      data-mode={balanced ? sumMode : mode}
      onKeyDown={keys}
      onInvalidCapture={(event) => {
        onInvalidCapture?.(event);
        // The browser goes to an answer that is missing only if a search does not leave it out.
        showMissing();
      }}
      {...rest}
    >
      {balanced && sumMode === 'bars' ? (
        <BarsRow>
          <BarsPlace
            nodeName={nodeName}
            states={states}
            answers={answers}
            locks={locks}
            anchors={anchors}
            headingLevel={headingLevel}
            disabled={disabled}
            readOnly={readOnly}
            fieldAt={fieldAt}
            shown={percents}
          />
        </BarsRow>
      ) : (
        <KeysFromAbove.Provider value>
          {isList ? (
            <StatesInAList
              lead={withName(texts.lead, shownName(nodeName))}
              inHand={<QuestionRow key={inHand} {...rowAt(inHand)} lazy={false} inputRef={undefined} />}
              finder={<FinderPlace asked={asked} />}
              fixed={disabled || readOnly}
              onTake={setInHand}
              onMove={asked.move}
              onCancel={(index, details) => asked.move(index, null, details)}
              onEnd={answers.commit}
              resolved={resolved}
              anchors={anchors}
              root={root}
            >
              {rows}
            </StatesInAList>
          ) : (
            <Rows data-slot="rows">{rows}</Rows>
          )}
        </KeysFromAbove.Provider>
      )}
      {/* Once, and not again with each move. */}
      <Announced text={hasFollowers ? texts.othersFollow : ''} />
      <FieldMessages id={id} hint={hint} error={error} />
      {!hasAnswer && (!submitUnanswered || isBlank) ? null : (
        <SubmittedValues
          name={name}
          form={form}
          disabled={disabled}
          percents={resolved.shown.map((share, index) => {
            // A row that is independent and not answered sends nothing of its own.
            const isMissing = mode === 'independent' && unset[index] && !submitUnanswered;
            return share === null || isMissing ? null : percentOf(share);
          })}
        />
      )}
    </Root>
  );
});
