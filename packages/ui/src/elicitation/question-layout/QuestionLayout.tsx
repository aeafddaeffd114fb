import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, type ReactNode, useId } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Dock } from '../dock/Dock.js';
import { questionLayoutLabels } from '../../labels/english.js';
import { HowFar, type QuestionProgress } from './HowFar.js';
import { QuestionHead } from './QuestionHead.js';
import { KeysOfFocus } from './KeysOfFocus.js';
import { Columns, DockRow, Message, Meta, Notes, Root } from './QuestionLayout.styles.js';

/**
 * The states that nobody has answered for.
 * @since 0.1.0
 * @experimental
 */
export interface UntouchedStates {
  readonly count: number;
  /** The number of all states. */
  readonly of: number;
  /**
   * What each of them counts as. Null: as nothing, because none is preset.
   * @default 50
   */
  readonly startValue?: number | null | undefined;
  /**
   * True where exact shares leave the one that is untouched no choice: it is then stored as the rest.
   * @default false
   */
  readonly asRest?: boolean | undefined;
}

/**
 * @since 0.1.0
 * @experimental
 */
export interface QuestionLayoutProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The subject of the question: the node. It is the page's heading. */
  title: ReactNode;
  /** The conditions as a sentence, below the title. */
  lead?: ReactNode;
  /** What is meant by the node and its states: a note that a button after the title opens. */
  meaning?: ReactNode;
  /** The conditions as a list: a ConditionsPanel. If omitted, the question takes the full width. */
  conditions?: ReactNode;
  /** The rows: a ProbabilityQuestion, followed by a CertaintyField. */
  children: ReactNode;
  /** The ways out of the question: QuestionExits. Read after it; with room beside it, seen below the conditions. */
  exits?: ReactNode;
  /** What will be stored, at the top of the dock: StoredShares. */
  shares?: ReactNode;
  /** A message above the buttons: usually an Alert. */
  message?: ReactNode;
  /** Called by "Continue", by Ctrl or Cmd + Enter anywhere inside, and by Enter on a radio button, as in a form. */
  onContinue: () => void;
  /**
   * True for the last question: the button reads "Finish".
   * @default false
   */
  last?: boolean | undefined;
  /**
   * True while the answer is being saved.
   * @default false
   */
  saving?: boolean | undefined;
  /** The link to the previous question: a BackLink. */
  back?: ReactNode;
  /** Content next to the buttons. Defaults to "Your progress is saved."; null for none. */
  note?: ReactNode;
  /** How many of how many states nobody has answered for. Says so beside "Continue", without blocking it. */
  untouched?: UntouchedStates | undefined;
  /** The user's progress. */
  progress?: QuestionProgress | undefined;
}

/**
 * The frame of a question: conditions, title, rows, and a dock that always shows the stored shares and the buttons.
 * @since 0.1.0
 * @experimental
 */
export const QuestionLayout = forwardRef<HTMLDivElement, QuestionLayoutProps>(function QuestionLayout(
  {
    title,
    lead,
    meaning,
    conditions,
    children,
    exits,
    shares,
    message,
    onContinue,
    last = false,
    saving = false,
    back,
    note,
    untouched,
    progress,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const texts = useLabels({ questionLayout: questionLayoutLabels }).questionLayout;
  const id = useId();
  const root = useOwnRef(ref);
  const isUntouched = untouched !== undefined && untouched.count > 0;
  const { startValue = 50 } = untouched ?? {};
  const consequence = () => {
    if (!untouched || startValue === null) return null;
    return untouched.asRest
      ? `${texts.storedAsRest}${texts.becauseExact(untouched.of - untouched.count)}`
      : texts.countedAsStart(untouched.count, startValue);
  };
  const words = last ? texts.finish : texts.continue;

  return (
    <Root
      ref={root}
      data-credence="question-layout"
      data-long={isLong(title) ? '' : undefined}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (asksToContinue(event) && !saving) {
          event.preventDefault();
          onContinue();
        }
      }}
      {...rest}
    >
      <Columns>
        {conditions}
        <div data-slot="question">
          <QuestionHead title={title} lead={lead} about={meaning} />
          {children}
        </div>
        {exits ? <div data-slot="exits">{exits}</div> : null}
      </Columns>
      <Dock>
        <div>
          {message ? (
            <DockRow>
              <Message>{message}</Message>
            </DockRow>
          ) : null}
          {shares ? <DockRow>{shares}</DockRow> : null}
          <DockRow>
            <PressButton
              variant="primary"
              busy={saving}
              onClick={onContinue}
              data-slot="continue"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              aria-describedby={isUntouched ? `${id}-untouched` : undefined}
            >
              {saving ? texts.saving : words}
            </PressButton>
            {back}
            <Meta data-slot="meta">
              <Notes>
                {isUntouched ? (
                  <span id={`${id}-untouched`} data-slot="untouched">
                    {texts.untouched(untouched.count, untouched.of)}
                    <span>{consequence()}</span>
                  </span>
                ) : null}
                <span role="note" data-slot="note">
                  {note === undefined ? texts.progressSaved : note}
                </span>
              </Notes>
              <KeysOfFocus layout={root} />
              {progress ? <HowFar {...progress} /> : null}
            </Meta>
          </DockRow>
        </div>
      </Dock>
    </Root>
  );
});

/** Whether a title takes two lines in a typical window. */
const isLong = (title: ReactNode) => typeof title === 'string' && title.length > 50;

/** Handles Ctrl or Cmd + Enter, and Enter on a radio button. Holding the key submits once. */
function asksToContinue(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, target, repeat, defaultPrevented } = event;
  if (key !== 'Enter' || repeat || defaultPrevented) return false;
  return event.ctrlKey || event.metaKey || (target instanceof HTMLInputElement && target.type === 'radio');
}
