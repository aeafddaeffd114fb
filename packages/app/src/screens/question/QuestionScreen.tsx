import type { Question } from '@credence/api-client';
import { COMMENT_LIMIT, encodeAnswer, isAnswered, sharesOf } from '@credence/bayesnet';
import {
  Alert,
  BackLink,
  ConfirmDialog,
  type ProbabilityQuestionActions,
  QuestionExits,
  QuestionLayout,
  type QuestionProgress,
  type ShareValues,
  StoredShares,
  useAnswerHistory,
  type ValuesChangeDetails,
} from '@credence/ui';
import { type ReactNode, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { casesOf } from '../../shell/layout/casesOf.js';
import { PageFooter } from '../../shell/layout/AppFooter.js';
import { useSite } from '../../shell/layout/useSite.js';
import type { Text } from '@credence/text';
import { useText } from '../../ground/text/useText.js';
import type { AnswerBefore } from '../../features/answering/answerBefore.js';
import {
  type AnswerDraft,
  type UntimedAnswer,
  type RestoredAnswer,
  rowsOf,
} from '../../features/answering/answerDraft.js';
import type { Marks } from '../../features/answering/saidBeside.js';
import { certaintyOf, shownCertainty } from '../../features/answering/certaintyWords.js';
import { shownStanding, standingFrom } from '../../features/answering/wireStanding.js';
import { KeptNote } from '../../features/answering/KeptNote.js';
import { useIsOnline } from '../../features/answering/useIsOnline.js';
import { shownNode } from '../../features/meaning/shownNode.js';
import { progressInBatch } from '../../features/queue/progressInBatch.js';
import type { Queued } from '../../features/queue/queuedAt.js';
import { WhyNow } from '../../features/queue/WhyNow.js';
import { ChangeReason } from './ChangeReason.js';
import { Neighbour } from './Neighbour.js';
import { Notices } from './Notices.js';
import { Conditions, Lead } from './Conditions.js';
import { keepsExact } from './keepsExact.js';
import { KeptHeight } from './KeptHeight.js';
import { missingIn } from './missingIn.js';
import { progressOf } from './progressOf.js';
import { Certainty } from './QuestionScreen.styles.js';
import { isConflict, type AnswerFailure } from './answerFailure.js';
import { Rows } from './Rows.js';
import { SaveProblem } from './SaveProblem.js';
import { TooMany } from './TooMany.js';
import { useCheckedAnswer } from './useCheckedAnswer.js';

export interface QuestionScreenProps {
  /**
   * Tells questions apart in a screen that stays from one to the next: with another one, all that was said begins anew.
   * @default ''
   */
  visit?: string;
  question: Question;
  /** What is meant by the node and its states. */
  about?: ReactNode;
  /** The unsaved draft to start from. */
  draft?: RestoredAnswer | undefined;
  /** What the answer waiting on the device says of how it came about. */
  marks?: Marks | undefined;
  /** The answer that the server has, which this one replaces; undefined if there is none. */
  earlierAnswer?: AnswerDraft | undefined;
  /** The answer to the question that the user came from. */
  before?: AnswerBefore | undefined;
  /** True if the question shows an answer waiting on the device. */
  waits?: boolean | undefined;
  /** Called with the answer after every change. */
  onDraft?: ((answer: AnswerDraft) => void) | undefined;
  /** How many other questions of the node have answers that wait on the device. */
  waitingBeside?: number | undefined;
  /** Discards the draft and shows the question as loaded. */
  onDiscard?: (() => void) | undefined;
  /** The address for Back; undefined at the first question. */
  backHref: string | undefined;
  /** The address of the node's combinations; undefined for a node without parents. */
  changeHref: string | undefined;
  /** The address of the node's introduction; undefined if the user comes from there. */
  introHref?: string | undefined;
  /** Where to continue while an answer waits. */
  goOnHref?: string | undefined;
  /** True if Continue finishes the node, or the batch. Defaults to what the question says. */
  last?: boolean | undefined;
  /** Where the question stands in its batch, in the order of what matters most. */
  queued?: Queued | undefined;
  /** For a question whose answer goes nowhere. */
  rehearsal?: Rehearsal | undefined;
  /** What is said of the answer as it changes, below the rows. */
  remark?: ((answer: AnswerDraft) => ReactNode) | undefined;
  /** The link to earlier answers. */
  earlier?: ReactNode;
  saving: boolean;
  /** True once saving takes a long time. */
  savingLong?: boolean | undefined;
  /** Why the last save failed. */
  failure: AnswerFailure | undefined;
  /** @param over true if the answer is to replace a newer one that the user has seen */
  onSave: (answer: UntimedAnswer, over: boolean) => void;
  /** Reloads the question with the newer answer. */
  onReload: () => void;
}

/** What is said of a question that is tried out, or practised on. */
export interface Rehearsal {
  /** Above the rows. */
  readonly says: ReactNode;
  /** Beside "Continue", instead of how the answer is kept. */
  readonly note: ReactNode;
  readonly progress?: QuestionProgress;
  /** True if it is about no patients, so that no number of them says how certain one is. */
  readonly isEveryday?: boolean;
}

/**
 * One question: how likely is each state of the node under these conditions? From one question to the next, its frame stays
 * with the dock in it, whose measuring lays out the whole page; what is answered in it is made anew.
 */
export function QuestionScreen(props: QuestionScreenProps) {
  const { visit = '', waits, goOnHref, saving, savingLong = false, failure, rehearsal, onReload } = props;
  const words = useText();
  const { question: text } = words;
  const isOnline = useIsOnline();
  const isUnsaved = failure || waits || savingLong || !isOnline;
  const answering = useQuestionAnswer(props);
  const { question, keeps, isSetAside, checked } = answering;
  const mineButton = useRef<HTMLButtonElement>(null);
  // Saving again would be refused again: somebody has to choose first.
  const toConflict = () => mineButton.current?.focus();

  const unsaved = failure && (
    <div>
      <SaveProblem
        failure={failure}
        mineButton={mineButton}
        onUseMine={() => checked.save(true)}
        onUseTheirs={onReload}
        goOnHref={goOnHref}
      />
    </div>
  );
  const hasParents = question.parents.length > 0;

  return (
    <>
      <QuestionLayout
        title={question.node.display_name}
        lead={hasParents ? <Lead question={question} /> : undefined}
        meaning={props.about}
        conditions={
          hasParents ? (
            <Conditions question={question} changeHref={props.changeHref} introHref={props.introHref} />
          ) : undefined
        }
        exits={keeps ? <ExitsOfQuestion answering={answering} disabled={saving} /> : undefined}
        shares={isSetAside ? undefined : <SharesOfAnswer key={visit} answering={answering} disabled={saving} />}
        message={
          unsaved && !failure?.restoredAt ? unsaved : savingLong && <Alert tone="info">{text.stillWorking}</Alert>
        }
        onContinue={() => (isConflict(failure) ? toConflict() : checked.save(false))}
        note={rehearsal ? rehearsal.note : isUnsaved ? <KeptNote /> : undefined}
        links={<PageFooter slim />}
        last={props.last ?? question.isLastIteration}
        saving={saving}
        back={<BackToQuestion href={props.backHref} />}
        progress={shownProgress(props, words)}
      >
        <QuestionBody
          key={visit}
          {...props}
          answering={answering}
          restored={failure?.restoredAt ? unsaved : undefined}
        />
      </QuestionLayout>
      <AllAtOneQuestion checked={checked} />
    </>
  );
}

/** Asks whether all states are meant to be at one percent. */
function AllAtOneQuestion({ checked }: { checked: QuestionAnswer['checked'] }) {
  const { question: text } = useText();
  return (
    <ConfirmDialog
      open={checked.asking}
      question={text.allAtOne}
      consequence={text.allAtOneConsequence}
      confirmLabel={text.keepThem}
      onCancel={checked.cancel}
      onConfirm={checked.confirm}
    />
  );
}

type QuestionAnswer = ReturnType<typeof useQuestionAnswer>;

/** The question in the reader's words, and its answer while it is given. */
function useQuestionAnswer(props: QuestionScreenProps) {
  const { visit = '', question: asked, draft, marks, before, onDraft, onSave } = props;
  const words = useText();
  const question = useMemo(() => ({ ...asked, node: shownNode(asked.node, words) }), [asked, words]);
  const keeps = keepsExact(question, useSite());
  const rows = useRef<ProbabilityQuestionActions>(null);
  const choice = useRef<HTMLInputElement>(null);
  const explanation = useRef<HTMLTextAreaElement>(null);
  const fields = { rows, choice, explanation };
  const checked = useCheckedAnswer({ visit, question, draft, marks, before, keeps, onDraft, onSave, ...fields });
  const { standing = 'answered' } = checked.answer;
  // One undo history for the sliders and the shares below them.
  const history = useAnswerHistory(visit);
  return {
    question,
    /** Whether the server keeps more than sliders. */
    keeps,
    precision: keeps ? ('exact' as const) : ('percent' as const),
    checked,
    history,
    standing: shownStanding(standing),
    isSetAside: !isAnswered({ standing }),
    ...fields,
  };
}

/** How far the user is: with a rehearsal, in the batch, or else in the node. */
function shownProgress({ rehearsal, queued, question, waitingBeside }: QuestionScreenProps, words: Text) {
  if (rehearsal) return rehearsal.progress;
  return queued ? progressInBatch(queued, words.question) : progressOf(question, waitingBeside);
}

function BackToQuestion({ href }: { href: string | undefined }) {
  if (href === undefined) return <BackLink disabled />;
  return (
    <BackLink asChild>
      <Link to={href} />
    </BackLink>
  );
}

interface AnswerPartProps {
  answering: QuestionAnswer;
  disabled: boolean;
}

function ExitsOfQuestion({ answering, disabled }: AnswerPartProps) {
  const { question, standing, checked } = answering;
  return (
    <QuestionExits
      standing={standing}
      onStandingChange={(changed) => checked.change({ standing: standingFrom(changed) })}
      exits={question.parents.length > 0 ? undefined : ['notMyField']}
      disabled={disabled}
    />
  );
}

/** What will be stored of each state. */
function SharesOfAnswer({ answering, disabled }: AnswerPartProps) {
  const { question, keeps, precision, checked, history } = answering;
  const { answer } = checked;
  return (
    <StoredShares
      history={history}
      states={question.node.vars}
      precision={precision}
      values={answer.values}
      onValuesChange={(changed: ShareValues, details: ValuesChangeDetails) => {
        checked.step(changed, details);
        checked.settle();
      }}
      startValue={question.start === 'blank' ? null : undefined}
      startValues={answer.start ?? undefined}
      order={answer.order}
      shares={keeps ? undefined : sharesOf(encodeAnswer(rowsOf(answer)).sliders)}
      disabled={disabled}
    />
  );
}

interface QuestionBodyProps extends QuestionScreenProps {
  answering: QuestionAnswer;
  /** What a restored draft ran into. */
  restored: ReactNode;
}

/** What is said of the question, and what is answered. */
function QuestionBody({ answering, restored, ...props }: QuestionBodyProps) {
  const { question, keeps, checked } = answering;
  const { rehearsal, queued, saving } = props;
  return (
    <>
      {rehearsal?.says}
      {queued ? <WhyNow {...queued} /> : null}
      <TooMany question={question} changeHref={props.changeHref} />
      <Notices
        restored={restored}
        waits={props.waits === true && !props.failure}
        question={question}
        draft={props.draft}
        onDiscard={props.onDiscard}
      />
      <AnswerFields
        answering={answering}
        before={props.before}
        remark={props.remark}
        rehearsal={rehearsal}
        disabled={saving}
      />
      {keeps ? (
        <ChangeReason
          earlier={props.earlierAnswer}
          answer={checked.answer}
          onReasonChange={(reason) => checked.change({ reason })}
          disabled={saving}
        />
      ) : null}
      {props.earlier}
    </>
  );
}

type AnswerFieldsProps = AnswerPartProps & Pick<QuestionScreenProps, 'before' | 'remark' | 'rehearsal'>;

/** The rows of the states and the certainty; for a question that is set aside, only why it is. */
function AnswerFields({ answering, before, remark, rehearsal, disabled }: AnswerFieldsProps) {
  const words = useText();
  const { question, precision, standing, isSetAside, checked, history, rows, choice } = answering;
  const { answer, change } = checked;
  const { values } = answer;

  return (
    <KeptHeight kept={isSetAside}>
      {isSetAside ? null : (
        <Neighbour
          question={question}
          before={before}
          isOpen={values.every((value) => value === null)}
          takenFrom={answer.takenFrom}
          disabled={disabled}
          onTake={(taken) => {
            const copied = { values: values.map(() => null), start: taken, order: [] };
            history.record(rowsOf(answer), copied);
            change(copied);
          }}
        />
      )}
      <Rows
        rows={rows}
        question={question}
        history={history}
        precision={precision}
        standing={standing}
        live={checked.live}
        onStep={checked.step}
        onStepsEnd={checked.settle}
        onResume={() => change({ standing: 'answered' })}
        onLastEnter={() => choice.current?.focus()}
        error={checked.problem === 'number-missing' ? missingIn(answer, question.node.vars, words) : undefined}
        disabled={disabled}
      />
      {isSetAside ? null : remark?.(answer)}
      {isSetAside ? null : (
        <CertaintyOfAnswer answering={answering} before={before} rehearsal={rehearsal} disabled={disabled} />
      )}
    </KeptHeight>
  );
}

type CertaintyOfAnswerProps = AnswerPartProps & Pick<QuestionScreenProps, 'before' | 'rehearsal'>;

/** How certain one is of the answer, and what else there is to say of it. */
function CertaintyOfAnswer({ answering, before, rehearsal, disabled }: CertaintyOfAnswerProps) {
  const { question: text } = useText();
  const site = useSite();
  const { choice, explanation, checked } = answering;
  const { change, problem } = checked;
  const { certainty, comment } = checked.answer;
  return (
    <Certainty
      inputRef={choice}
      commentRef={explanation}
      value={certainty && shownCertainty(certainty)}
      onValueChange={(value, { reason }) => {
        const certaintyFrom = reason === 'last' ? before?.certainty?.iteration : undefined;
        change({ certainty: value && certaintyOf(value), certaintyFrom });
        checked.clearProblem();
      }}
      cases={rehearsal?.isEveryday ? undefined : casesOf(site)}
      lastValue={before?.certainty && shownCertainty(before.certainty.value)}
      lastComment={before?.comment}
      comment={comment}
      onCommentChange={(changed) => change({ comment: changed })}
      maxCommentLength={COMMENT_LIMIT}
      error={problem === 'certainty-missing' ? text.certaintyMissing : undefined}
      commentError={problem === 'comment-missing' ? text.commentMissing : undefined}
      disabled={disabled}
    />
  );
}
