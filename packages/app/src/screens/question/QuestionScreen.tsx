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
import { Fragment, type ReactNode, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { casesOf } from '../../shell/layout/casesOf.js';
import { PageFooter } from '../../shell/layout/AppFooter.js';
import { useSite } from '../../shell/layout/useSite.js';
import { useText } from '../../ground/text/useText.js';
import type { AnswerBefore } from '../../features/answering/answerBefore.js';
import {
  type AnswerDraft,
  type UntimedAnswer,
  type Marks,
  type RestoredAnswer,
  rowsOf,
} from '../../features/answering/answerDraft.js';
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
  const { visit = '', draft, waits, onDraft, onDiscard, backHref, changeHref, goOnHref } = props;
  const { saving, savingLong = false, failure, rehearsal, onSave, onReload } = props;
  const words = useText();
  const asked = props.question;
  const question = useMemo(() => ({ ...asked, node: shownNode(asked.node, words) }), [asked, words]);
  const { question: text } = words;
  const site = useSite();
  const isOnline = useIsOnline();
  const isUnsaved = failure || waits || savingLong || !isOnline;
  const states = question.node.vars;
  const keeps = keepsExact(question, site);
  const rows = useRef<ProbabilityQuestionActions>(null);
  const choice = useRef<HTMLInputElement>(null);
  const explanation = useRef<HTMLTextAreaElement>(null);
  const startValue = question.start === 'blank' ? null : undefined;
  const { marks, before } = props;
  const fields = { rows, choice, explanation };
  const checked = useCheckedAnswer({ visit, question, draft, marks, before, keeps, onDraft, onSave, ...fields });
  const { answer, change, problem } = checked;
  const { values, certainty, comment, standing = 'answered' } = answer;
  const precision = keeps ? 'exact' : 'percent';
  const isSetAside = !isAnswered({ standing });
  // One undo history for the sliders and the shares below them.
  const history = useAnswerHistory(visit);

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
            <Conditions question={question} changeHref={changeHref} introHref={props.introHref} />
          ) : undefined
        }
        exits={
          keeps ? (
            <QuestionExits
              standing={shownStanding(standing)}
              onStandingChange={(changed) => change({ standing: standingFrom(changed) })}
              exits={hasParents ? undefined : ['notMyField']}
              disabled={saving}
            />
          ) : undefined
        }
        shares={
          isSetAside ? undefined : (
            <StoredShares
              key={visit}
              history={history}
              states={states}
              precision={precision}
              values={values}
              onValuesChange={(changed: ShareValues, details: ValuesChangeDetails) => {
                checked.step(changed, details);
                checked.settle();
              }}
              startValue={startValue}
              startValues={answer.start ?? undefined}
              order={answer.order}
              shares={keeps ? undefined : sharesOf(encodeAnswer(rowsOf(answer)).sliders)}
              disabled={saving}
            />
          )
        }
        message={
          unsaved && !failure?.restoredAt ? unsaved : savingLong && <Alert tone="info">{text.stillWorking}</Alert>
        }
        onContinue={() => (isConflict(failure) ? toConflict() : checked.save(false))}
        note={rehearsal ? rehearsal.note : isUnsaved ? <KeptNote /> : undefined}
        links={<PageFooter slim />}
        last={props.last ?? question.isLastIteration}
        saving={saving}
        back={
          backHref === undefined ? (
            <BackLink disabled />
          ) : (
            <BackLink asChild>
              <Link to={backHref} />
            </BackLink>
          )
        }
        progress={
          rehearsal
            ? rehearsal.progress
            : props.queued
              ? progressInBatch(props.queued, text)
              : progressOf(question, props.waitingBeside)
        }
      >
        <Fragment key={visit}>
          {rehearsal?.says}
          {props.queued ? <WhyNow {...props.queued} /> : null}
          <TooMany question={question} changeHref={changeHref} />
          <Notices
            restored={failure?.restoredAt ? unsaved : undefined}
            waits={waits === true && !failure}
            question={question}
            draft={draft}
            onDiscard={onDiscard}
          />
          <KeptHeight kept={isSetAside}>
            {isSetAside ? null : (
              <Neighbour
                question={question}
                before={before}
                isOpen={values.every((value) => value === null)}
                takenFrom={answer.takenFrom}
                disabled={saving}
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
              standing={shownStanding(standing)}
              live={checked.live}
              onStep={checked.step}
              onStepsEnd={checked.settle}
              onResume={() => change({ standing: 'answered' })}
              onLastEnter={() => choice.current?.focus()}
              error={problem === 'number-missing' ? missingIn(answer, states, words) : undefined}
              disabled={saving}
            />
            {isSetAside ? null : props.remark?.(answer)}
            {isSetAside ? null : (
              <Certainty
                inputRef={choice}
                commentRef={explanation}
                value={certainty && shownCertainty(certainty)}
                onValueChange={(value, { reason }) => {
                  const certaintyFrom = reason === 'last' ? before?.certaintyFrom : undefined;
                  change({ certainty: value && certaintyOf(value), certaintyFrom });
                  checked.clearProblem();
                }}
                cases={rehearsal?.isEveryday ? undefined : casesOf(site)}
                lastValue={before?.certainty && shownCertainty(before.certainty)}
                lastComment={before?.comment}
                comment={comment}
                onCommentChange={(changed) => change({ comment: changed })}
                maxCommentLength={COMMENT_LIMIT}
                error={problem === 'certainty-missing' ? text.certaintyMissing : undefined}
                commentError={problem === 'comment-missing' ? text.commentMissing : undefined}
                disabled={saving}
              />
            )}
          </KeptHeight>
          {keeps ? (
            <ChangeReason
              earlier={props.earlierAnswer}
              answer={answer}
              onReasonChange={(reason) => change({ reason })}
              disabled={saving}
            />
          ) : null}
          {props.earlier}
        </Fragment>
      </QuestionLayout>
      <ConfirmDialog
        open={checked.asking}
        question={text.allAtOne}
        consequence={text.allAtOneConsequence}
        confirmLabel={text.keepThem}
        onCancel={checked.cancel}
        onConfirm={checked.confirm}
      />
    </>
  );
}
