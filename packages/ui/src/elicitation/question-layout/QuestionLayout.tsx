import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, type ReactNode, useId, useMemo } from 'react';
import { Button } from '../../controls/button/Button.js';
import { ProgressBar } from '../../feedback/progress-bar/ProgressBar.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Dock } from '../dock/Dock.js';
import { questionLayoutLabels } from '../../labels/english.js';
import {
  Columns,
  DockRow,
  Head,
  Keys,
  Message,
  Meta,
  Notes,
  Progress,
  QuestionNumber,
  Root,
} from './QuestionLayout.styles.js';

/** The user's progress. */
export interface QuestionProgress {
  /** The completed part of the node, in percent. */
  readonly percent: number;
  /** The question's number, from 1, and the total. Counts may exceed the safe integers of a number. */
  readonly question?: { readonly number: number | bigint; readonly total: number | bigint } | undefined;
  /** The time left, in minutes. */
  readonly minutesLeft?: number | undefined;
}

/** The states that nobody has answered for. */
export interface UntouchedStates {
  readonly count: number;
  /** The number of all states. */
  readonly of: number;
  /**
   * What each of them counts as.
   * @default 50
   */
  readonly startValue?: number | undefined;
}

export interface QuestionLayoutProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The subject of the question: the node. It is the page's heading. */
  title: ReactNode;
  /** The conditions as a sentence, below the title. */
  lead?: ReactNode;
  /** The conditions as a list: a ConditionsPanel. If omitted, the question takes the full width. */
  conditions?: ReactNode;
  /** The rows: a ProbabilityQuestion, followed by a CertaintyField. */
  children: ReactNode;
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

/** The frame of a question: conditions, title, rows, and a dock that always shows the stored shares and the buttons. */
export const QuestionLayout = forwardRef<HTMLDivElement, QuestionLayoutProps>(function QuestionLayout(
  {
    title,
    lead,
    conditions,
    children,
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
  const isUntouched = untouched !== undefined && untouched.count > 0;
  const words = last ? texts.finish : texts.continue;

  return (
    <Root
      ref={ref}
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
          <Head>
            {/* Screens focus it when the question changes. */}
            <h1 tabIndex={-1} data-slot="title">
              {title}
            </h1>
            {lead ? <p data-slot="lead">{lead}</p> : null}
          </Head>
          {children}
        </div>
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
            <Button
              variant="primary"
              busy={saving}
              onClick={onContinue}
              data-slot="continue"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              aria-describedby={isUntouched ? `${id}-untouched` : undefined}
            >
              {saving ? texts.saving : words}
            </Button>
            {back}
            <Meta data-slot="meta">
              <Notes>
                {isUntouched ? (
                  <span id={`${id}-untouched`} data-slot="untouched">
                    {texts.untouched(untouched.count, untouched.of)}
                    <span>{texts.countedAsStart(untouched.count, untouched.startValue ?? 50)}</span>
                  </span>
                ) : null}
                <span role="note" data-slot="note">
                  {note === undefined ? texts.progressSaved : note}
                </span>
              </Notes>
              <Keys data-slot="keys">
                <span data-of="range">{texts.keysOfSliders}</span>
                <span data-of="radio">{texts.keysOfChoices}</span>
              </Keys>
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

/** Ten hours, in minutes: longer times are shown in hours. */
const LONG = 600;

function HowFar({ percent, question, minutesLeft }: QuestionProgress) {
  const { locale } = useCredence();
  const labels = useLabels({ questionLayout: questionLayoutLabels });
  const texts = labels.questionLayout;
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const rounded = Math.round(percent);
  const timeLeft = (minutes: number) =>
    minutes < LONG
      ? texts.minutesLeft(numbers.format(minutes))
      : texts.hoursLeft(numbers.format(Math.ceil(minutes / 60)));
  return (
    <Progress data-slot="progress">
      {question ? (
        <QuestionNumber>
          {texts.questionOf(numbers.format(question.number), numbers.format(question.total))}
        </QuestionNumber>
      ) : null}
      <ProgressBar value={percent} label={texts.progress} valueText={texts.percent(rounded)}>
        <span>{texts.percent(rounded)}</span>
        {minutesLeft === undefined ? null : <span>{timeLeft(minutesLeft)}</span>}
      </ProgressBar>
    </Progress>
  );
}
