import { type ComponentPropsWithoutRef, forwardRef, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnswerHistory } from '../answers/useAnswerHistory.js';
import type { PercentAnswers, ShareAnswers, ShownAnswers } from '../answers/answerProps.js';
import { isAnyExact, type Share } from '../answers/share.js';
import type { Standing } from '../answers/wholeAnswer.js';
import { modeFor, shownAnswers } from '../answers/answers.js';
import { BarsPlace } from '../distribution-bars/BarsPlace.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { FinderPlace } from '../many-states/FinderPlace.js';
import { useAskedStates } from '../many-states/useAskedStates.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import type { ProbabilitySliderProps } from '../probability-slider/ProbabilitySlider.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { describedByMessages } from '../../foundations/fields/describedByMessages.js';
import { FieldMessages } from '../../foundations/fields/FieldMessages.js';
import { countedValues, startValue as usualStart } from '../answers/shares.js';
import { SubmittedValues } from '../answers/SubmittedValues.js';
import { verbalScaleLabels } from '../../labels/english.js';
import { KeysFromAbove, useKeyOrder } from '../probability-slider/useKeyOrder.js';
import { BarsRow, Root, Rows } from './ProbabilityQuestion.styles.js';
import { goOnWithEnter } from './enterKey.js';
import { QuestionPlace } from './QuestionPlace.js';
import { ExactTrouble } from './ExactTrouble.js';
import { SetAside } from './SetAside.js';
import { ShareHint } from './ShareHint.js';
import { type LocksDetails, useLocks } from './useLocks.js';
import type { SumMode } from './sumMode.js';
import { useStoredNotes } from './useStoredNotes.js';

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
   * How the answers are related. `independent`: each slider is free. `balanced`: they add up to 100, moving one moves
   * the others. `bars`: the same, drawn as a histogram. Changing the mode changes no answer: the latter two display
   * the answers normalised, and the first gesture in them answers for all states. More than 100 states are always
   * independent, and so are answers of which one is exact.
   * @default 'independent'
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
   * What an unanswered state counts as, and the position of its thumb. Null: nothing is preset, its slider is blank, and
   * no shares are shown until all are set; answers that add up to 100 then begin at 50.
   * @default 50
   */
  startValue?: number | null | undefined;
  /**
   * Shows the stored share next to each answer.
   * @default true
   */
  showShares?: boolean | undefined;
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
  /**
   * Name in a form. Each state submits its percent under it, with decimals where whole percent cannot say it ("0.2"), and
   * an empty text if it alone is unanswered; while none is answered, nothing is submitted.
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
 * @since 0.2.0
 */
export interface ExactProbabilityQuestionProps extends QuestionProps, ShareAnswers {}

/**
 * Without handlers: any share is shown as it is.
 * @since 0.2.0
 */
export interface ShownProbabilityQuestionProps extends QuestionProps, ShownAnswers {}

/**
 * All that `ProbabilityQuestion` takes, for whoever wraps it.
 * @since 0.2.0
 */
export type AnyProbabilityQuestionProps =
  | ProbabilityQuestionProps
  | ExactProbabilityQuestionProps
  | ShownProbabilityQuestionProps;

const noLocks: readonly boolean[] = [];

/** From this many states on, rows are rendered as they come near the window. */
const many = 9;
/**
 * Asks for the distribution of one node: one slider per state, independent of the others, each with the share
 * that will be stored next to it. No answer changes by itself, unless `sumMode` makes them add up to 100.
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
    sumMode = 'independent',
    locks: givenLocks,
    defaultLocks = noLocks,
    onLocksChange,
    onLastEnter,
    history,
    startValue: givenStart = usualStart,
    showShares = true,
    headingLevel = 2,
    anchors: givenAnchors,
    disabled = false,
    readOnly = false,
    hint,
    error,
    required = false,
    inputRef,
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
  const { verbalScale } = useLabels({ verbalScale: verbalScaleLabels });
  const anchors = givenAnchors ?? verbalScale.anchors;

  const count = states.length;
  const { locks, lockOf, toggleLock } = useLocks({ count, locks: givenLocks, defaultLocks, onLocksChange });
  const [standing, setStanding] = useControllableState<Standing, ChangeDetails>({
    value: givenStanding,
    defaultValue: defaultStanding,
    onChange: onStandingChange,
  });
  const startValue = givenStart ?? usualStart;
  const asked = useAskedStates({
    values: given,
    fixed: disabled || readOnly,
    mode: modeFor(sumMode === 'independent' ? 'independent' : 'balanced', count),
    ...{ ref, states, defaultValues, onValuesChange, onValuesCommit, history, startValue, locks },
  });
  const { root, answers, said, values, mode, names, shares, published } = asked;
  const balanced = mode === 'balanced';
  const isBlank = givenStart === null && !balanced;
  const [lastMoved, setMoved] = useState<number>();
  const shown = countedValues(shownAnswers(mode, values, startValue), startValue);
  const anyExact = isAnyExact(said);
  const notes = useStoredNotes(count, published, anyExact);

  const id = useId();
  const missing = values.indexOf(null);
  // Of numbers that somebody has yet to say, nothing follows.
  const isOpen = isBlank && missing >= 0;
  const says = showShares && !isOpen;
  const field = { required, form, 'aria-describedby': describedByMessages({ id, hint, error, more: describedBy }) };
  /** What is a row's own; what all have in common stays the same, so that only the row that moves renders again. */
  const fieldAt = (index: number) => ({
    ...field,
    inputRef: index === Math.max(missing, 0) ? inputRef : undefined,
    'aria-invalid': Boolean(error) && (missing < 0 || values[index] === null),
  });
  // Stable across renders, so that only the row that moves renders again.
  const changeRow = useEvent((index: number, share: Share | null, details: ChangeDetails, isMovement?: boolean) => {
    if (details.reason !== 'reset' && index !== lastMoved) setMoved(index);
    asked.move(index, share, details, isMovement);
  });
  const drag = useEvent((index: number, share: Share, details: ChangeDetails) =>
    changeRow(index, share, details, true),
  );
  const { latestOf } = answers;
  const moved = useMemo(() => ({ latest: latestOf, move: drag }), [latestOf, drag]);
  // A page decides about each step; answers that add up move together; and a form has what is shown.
  const isTaken = given === undefined && sumMode === 'independent' && name === undefined;
  const keys = useKeyOrder(onKeyDown, (event) => {
    asked.onKeyDown(event);
    goOnWithEnter(event, onLastEnter);
  });
  if (standing !== 'answered') {
    return (
      <Root ref={root} data-credence="probability-question" data-standing={standing} {...rest}>
        <SetAside
          {...{ standing, disabled: disabled || readOnly }}
          onUndo={(reason, event) => setStanding('answered', { reason, event })}
          root={root}
        />
      </Root>
    );
  }
  return (
    <Root
      ref={root}
      data-credence="probability-question"
      data-mode={balanced ? sumMode : 'independent'}
      onKeyDown={keys}
      onInvalidCapture={(event) => {
        onInvalidCapture?.(event);
        // The browser goes to an answer that is missing only if a search does not leave it out.
        const inSight = values.some((value, index) => value === null && asked.matches[index]);
        if (!inSight) flushSync(() => asked.setSearch(''));
      }}
      {...rest}
    >
      {balanced && sumMode === 'bars' ? (
        <BarsRow>
          <BarsPlace
            {...{ nodeName, states, answers, shown, locks, anchors, headingLevel, disabled, readOnly, fieldAt }}
          />
        </BarsRow>
      ) : (
        <KeysFromAbove.Provider value>
          <FinderPlace asked={asked} />
          <Rows data-slot="rows">
            {asked.none === null ? null : <p>{asked.none}</p>}
            {names.map((state, index) => (
              <QuestionPlace
                // A state is identified by its index.
                key={index}
                hidden={!asked.matches[index]}
                drawnFirst={index < many || (required && index === missing)}
                value={balanced && said[index] !== null ? (shown[index] ?? null) : (said[index] ?? null)}
                precision={balanced ? 'percent' : precision}
                startValue={isBlank ? null : balanced ? (shown[index] ?? startValue) : startValue}
                lazy={count >= many}
                note={says ? notes[values[index] === null ? 'open' : 'answered']?.[index] : undefined}
                lock={balanced ? lockOf(index) : undefined}
                moved={isTaken ? moved : null}
                onChange={changeRow}
                onCommit={answers.commit}
                onLock={toggleLock}
                rest={balanced || asked.fixed ? undefined : asked.rest}
                onTakeRest={asked.takeRest}
                {...{ index, state, nodeName, headingLevel, anchors, disabled, readOnly }}
                {...fieldAt(index)}
              />
            ))}
          </Rows>
        </KeysFromAbove.Provider>
      )}
      {isOpen ? null : <ExactTrouble {...{ values: said, startValue }} />}
      {balanced || !says || asked.offersRest || anyExact ? null : (
        <ShareHint {...{ names, values, shares, anchors }} moved={lastMoved} />
      )}
      <FieldMessages {...{ id, hint, error }} />
      <SubmittedValues
        {...{ name, form, disabled }}
        values={said}
        unanswered={submitUnanswered && !isBlank ? startValue : undefined}
      />
    </Root>
  );
});
