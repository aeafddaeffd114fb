import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Dock } from '../dock/Dock.js';
import { questionLayoutLabels } from '../../labels/english.js';
import { HowFar, type QuestionProgress } from './HowFar.js';
import { QuestionHead } from './QuestionHead.js';
import { Above, Columns, DockRow, End, Message, Meta, Note, Root, Keys } from './QuestionLayout.styles.js';

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
  /** What will be stored, beside "Continue": StoredShares. */
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
  /** What becomes of the answer: in the dock, on a phone at the end of the page. Defaults to "Your progress is saved."; null for none. */
  note?: ReactNode;
  /** The user's progress: in the dock, on a phone above the question. */
  progress?: QuestionProgress | undefined;
  /** The links that every page has, at the end of the page. */
  links?: ReactNode;
}

/**
 * The frame of a question: conditions, title, rows, and a dock that always says what is stored and keeps "Continue" in its
 * place.
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
    progress,
    links,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const root = useOwnRef(ref);
  return (
    <Root
      ref={root}
      data-credence="question-layout"
      data-long={isLong(title) ? '' : undefined}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!saving) continueWithEnter(event, onContinue);
      }}
      {...rest}
    >
      {progress ? (
        <Above>
          <HowFar {...progress} />
        </Above>
      ) : null}
      <Columns>
        {conditions}
        <div data-slot="question">
          <QuestionHead title={title} lead={lead} about={meaning} />
          {children}
        </div>
        {exits ? <div data-slot="exits">{exits}</div> : null}
      </Columns>
      <QuestionDock layout={root} message={message} note={note} progress={progress}>
        <ContinueButton last={last} saving={saving} onContinue={onContinue} />
        {back}
        {shares}
      </QuestionDock>
      {/* Seen above the dock, and reached after it: no link stands between an answer and "Continue". */}
      <End data-slot="end">
        <SavedNote>{note}</SavedNote>
        {links}
      </End>
    </Root>
  );
});

/** Whether a title takes two lines in a typical window. */
const isLong = (title: ReactNode) => typeof title === 'string' && title.length > 50;

/** Handles Ctrl or Cmd + Enter, and Enter on a radio button. Holding the key submits once. */
function continueWithEnter(event: KeyboardEvent<HTMLElement>, onContinue: () => void): void {
  const { key, target, repeat, defaultPrevented } = event;
  if (key !== 'Enter' || repeat || defaultPrevented) return;
  const isOnRadio = target instanceof HTMLInputElement && target.type === 'radio';
  if (!event.ctrlKey && !event.metaKey && !isOnRadio) return;
  event.preventDefault();
  onContinue();
}

interface QuestionDockProps extends Pick<QuestionLayoutProps, 'message' | 'note' | 'progress' | 'children'> {
  /** The layout, in which the focus moves. */
  layout: RefObject<HTMLElement | null>;
}

/** The buttons and the stored shares at the bottom of the window, and what else is good to know there. */
const QuestionDock = ({ layout, message, note, progress, children }: QuestionDockProps) => (
  <Dock>
    <div>
      {message ? <Message>{message}</Message> : null}
      <DockRow>
        {children}
        <Meta data-slot="meta">
          <KeysOfFocus layout={layout} />
          <SavedNote>{note}</SavedNote>
          {progress ? <HowFar {...progress} /> : null}
        </Meta>
      </DockRow>
    </div>
  </Dock>
);

interface ContinueButtonProps extends Pick<QuestionLayoutProps, 'onContinue'> {
  last: boolean;
  saving: boolean;
}

/** "Continue", "Finish", or that the answer is being saved. */
function ContinueButton({ last, saving, onContinue }: ContinueButtonProps) {
  const texts = useLabels({ questionLayout: questionLayoutLabels }).questionLayout;
  const words = last ? texts.finish : texts.continue;
  return (
    <PressButton
      variant="primary"
      busy={saving}
      onClick={() => onContinue()}
      data-slot="continue"
      aria-keyshortcuts="Control+Enter Meta+Enter"
    >
      <span>{saving ? texts.saving : words}</span>
    </PressButton>
  );
}

/** What becomes of the answer: that it is saved, unless the page says something else, or nothing. */
function SavedNote({ children }: { children: ReactNode }) {
  const texts = useLabels({ questionLayout: questionLayoutLabels }).questionLayout;
  const words = children === undefined ? texts.progressSaved : children;
  return words === null ? null : (
    <Note role="note" data-slot="note">
      {words}
    </Note>
  );
}

/** What the keys do that has the focus, to those who use them. */
function KeysOfFocus({ layout }: { layout: RefObject<HTMLElement | null> }) {
  const texts = useLabels({ questionLayout: questionLayoutLabels }).questionLayout;
  const [focus, setFocus] = useState<Focus>();

  // Not a rule with :has(), for which browsers restyle the whole question with every element that comes or goes in it.
  useEffect(() => {
    const root = layout.current;
    if (!root) return;
    const listening = new AbortController();
    const look = () => setFocus(focusIn(root));
    for (const event of ['focusin', 'keyup']) root.addEventListener(event, look, { signal: listening.signal });
    root.addEventListener('focusout', () => setFocus(undefined), { signal: listening.signal });
    return () => listening.abort();
  }, [layout]);

  return (
    <Keys data-slot="keys" data-focus={focus}>
      <span data-of="range">{texts.keysOfSliders}</span>
      <span data-of="radio">{texts.keysOfChoices}</span>
    </Keys>
  );
}

type Focus = 'range' | 'radio';

function focusIn(root: HTMLElement): Focus | undefined {
  const field = root.querySelector<HTMLInputElement>('[data-slot="question"] input:focus-visible');
  if (field?.type === 'radio') return 'radio';
  return field?.type === 'range' ? 'range' : undefined;
}
