import type { AnswerSave, Question } from '@credence/api-client';
import { allAtOne, checkAnswer } from '@credence/bayesnet';
import {
  Alert,
  BackLink,
  CertaintyField,
  ConditionsPanel,
  ConfirmDialog,
  ProbabilityQuestion,
  QuestionLayout,
  StoredShares,
  TextLink,
  useAnswerHistory,
} from '@credence/ui';
import { memo, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { DraftNotice } from '../../layout/DraftNotice.js';
import { nameValues } from '../../meaning/nameParents.js';
import { useText } from '../../text/useText.js';
import type { AnswerBefore } from '../../answering/answerBefore.js';
import { type AnswerDraft, type RestoredAnswer, slidersOf } from '../../answering/answerDraft.js';
import { KeptNote } from '../../answering/KeptNote.js';
import { useIsOnline } from '../../answering/useIsOnline.js';
import { useRefusedAnswer } from '../../answering/useRefusedAnswer.js';
import { progressInBatch } from '../../queue/progressInBatch.js';
import type { Queued } from '../../queue/queuedAt.js';
import { WhyNow } from '../../queue/WhyNow.js';
import { Neighbour } from './Neighbour.js';
import { leadSentence } from './leadSentence.js';
import { progressOf } from './progressOf.js';
import { isConflict, type SaveFailure } from './saveFailure.js';
import { SaveProblem } from './SaveProblem.js';
import { TooMany } from './TooMany.js';

export interface QuestionScreenProps {
  question: Question;
  /** What is meant by the node and its states. */
  about?: ReactNode;
  /** The unsaved draft to start from. */
  draft?: RestoredAnswer | undefined;
  /** The answer to the question that the user came from. */
  before?: AnswerBefore | undefined;
  /** True if the question shows an answer waiting on the device. */
  waits?: boolean | undefined;
  /** Called with the answer after every change. */
  onDraft?: ((answer: AnswerDraft) => void) | undefined;
  /** Discards the draft and shows the question as loaded. */
  onDiscard?: (() => void) | undefined;
  /** The address for Back; undefined at the first question. */
  backHref: string | undefined;
  /** The address of the node's combinations; undefined for a node without parents. */
  changeHref: string | undefined;
  /** Where to continue while an answer waits. */
  goOnHref?: string | undefined;
  /** True if Continue finishes the node, or the batch. Defaults to what the question says. */
  last?: boolean | undefined;
  /** Where the question stands in its batch, in the order of what matters most. */
  queued?: Queued | undefined;
  /** What is said of the answer as it changes, below the rows. */
  remark?: ((values: AnswerDraft['values']) => ReactNode) | undefined;
  /** The link to earlier answers. */
  earlier?: ReactNode;
  saving: boolean;
  /** True once saving takes a long time. */
  savingLong?: boolean | undefined;
  /** Why the last save failed. */
  failure: SaveFailure | undefined;
  /** @param over true if the answer is to replace a newer one that the user has seen */
  onSave: (answer: Omit<AnswerSave, 'timer'>, over: boolean) => void;
  /** Reloads the question with the newer answer. */
  onReload: () => void;
}

/** One question: how likely is each state of the node under these conditions? Give it a `key` for each question. */
export function QuestionScreen(props: QuestionScreenProps) {
  const { question, draft, waits, onDraft, onDiscard, backHref, changeHref, goOnHref } = props;
  const { saving, savingLong = false, failure, onSave, onReload } = props;
  const { question: text } = useText();
  const isOnline = useIsOnline();
  const isUnsaved = failure || waits || savingLong || !isOnline;
  const states = question.node.vars;
  const [answer, setAnswer] = useState<AnswerDraft>(() => draft ?? loadedAnswer(question));
  const { values, certainty, comment } = answer;
  const latest = useRef(answer);
  const change = (changed: Partial<AnswerDraft>) => {
    // Several changes may come before the next render: the certainty of the last question and its comment.
    latest.current = { ...latest.current, ...changed };
    setAnswer(latest.current);
    onDraft?.(latest.current);
  };
  const [problem, setProblem] = useState<'certainty-missing' | 'comment-missing'>();
  // The save awaiting confirmation, and whether it replaces a newer answer.
  const [confirming, setConfirming] = useState<{ over: boolean }>();
  const field = useRef<HTMLDivElement>(null);
  // One undo history for the sliders and the shares below them.
  const history = useAnswerHistory();

  const toCertainty = () => {
    const radios = field.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [];
    ([...radios].find(({ checked }) => checked) ?? radios[0])?.focus();
  };
  const notice = useRef<HTMLDivElement>(null);
  // Saving again would be refused again: somebody has to choose first.
  const toChoice = () => notice.current?.querySelector('button')?.focus();
  const sliders = () => slidersOf(values);
  const save = (over: boolean) => {
    const found = checkAnswer({ sliders: sliders(), certainty, comment }, states.length);
    if (found?.code === 'certainty-missing' || found?.code === 'comment-missing') {
      // Cleared first, so that showing the same problem again scrolls it into view again.
      flushSync(() => setProblem(undefined));
      setProblem(found.code);
      const wrong = found.code === 'certainty-missing' ? 'input[type="radio"]' : 'textarea';
      field.current?.querySelector<HTMLElement>(wrong)?.focus();
      return;
    }
    setProblem(undefined);
    if (certainty !== null)
      onSave({ sliders: sliders(), 'self-eval': certainty, comment: certainty < 0 ? comment : '' }, over);
  };

  const askAndSave = (over: boolean) => (allAtOne(sliders()) ? setConfirming({ over }) : save(over));

  const unsaved = failure && (
    <div ref={notice}>
      <SaveProblem failure={failure} onUseMine={() => askAndSave(true)} onUseTheirs={onReload} goOnHref={goOnHref} />
    </div>
  );

  return (
    <>
      <QuestionLayout
        title={question.node.display_name}
        lead={question.parents.length > 0 ? <Lead question={question} /> : undefined}
        meaning={props.about}
        conditions={<Conditions question={question} changeHref={changeHref} />}
        shares={
          <StoredShares
            history={history}
            states={states}
            values={values}
            onValuesChange={(changed) => change({ values: changed })}
            disabled={saving}
          />
        }
        message={
          unsaved && !failure?.restoredAt ? unsaved : savingLong && <Alert tone="info">{text.stillWorking}</Alert>
        }
        onContinue={() => (isConflict(failure) ? toChoice() : askAndSave(false))}
        note={isUnsaved ? <KeptNote /> : undefined}
        untouched={{ count: values.filter((value) => value === null).length, of: states.length }}
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
        progress={props.queued ? progressInBatch(props.queued, text) : progressOf(question)}
      >
        {props.queued ? <WhyNow {...props.queued} /> : null}
        <TooMany question={question} changeHref={changeHref} />
        {/* Restored, it is the first thing to see, before anybody reaches Continue. */}
        {failure?.restoredAt ? (
          unsaved
        ) : draft ? (
          <DraftNotice
            at={draft.at}
            // Where nothing is saved, there is nothing newer to see.
            outdated={draft.outdated && question.answered !== false}
            onDiscard={() => onDiscard?.()}
          />
        ) : null}
        {waits && !failure ? <WaitsHere /> : null}
        {question.decidedBy && question.answered === false ? (
          <Alert tone="info">
            {question.decidedBy.number === 'rest' ? text.decidedByRest : text.decidedBy(question.decidedBy.number)}
          </Alert>
        ) : null}
        <Neighbour
          question={question}
          before={props.before}
          values={values}
          disabled={saving}
          onTake={(taken) => {
            history.record(values, taken);
            change({ values: taken });
          }}
        />
        <ProbabilityQuestion
          history={history}
          nodeName={question.node.display_name}
          states={states}
          values={values}
          onValuesChange={(changed) => change({ values: changed })}
          onLastEnter={toCertainty}
          disabled={saving}
          data-first-focus="input[type=range]"
        />
        {props.remark?.(values)}
        <CertaintyField
          ref={field}
          value={certainty}
          onValueChange={(value) => {
            change({ certainty: value });
            setProblem(undefined);
          }}
          lastValue={props.before?.certainty}
          lastComment={props.before?.comment}
          comment={comment}
          onCommentChange={(changed) => change({ comment: changed })}
          maxCommentLength={10_000}
          error={problem === 'certainty-missing' ? text.certaintyMissing : undefined}
          commentError={problem === 'comment-missing' ? text.commentMissing : undefined}
          disabled={saving}
        />
        {props.earlier}
      </QuestionLayout>
      <ConfirmDialog
        open={confirming !== undefined}
        question={text.allAtOne}
        consequence={text.allAtOneConsequence}
        confirmLabel={text.keepThem}
        onCancel={() => setConfirming(undefined)}
        onConfirm={() => {
          setConfirming(undefined);
          save(confirming?.over === true);
        }}
      />
    </>
  );
}

/** Says that the answer shown has not been sent. If it was refused, the notice above every screen says so instead. */
function WaitsHere() {
  const { question: text } = useText();
  return useRefusedAnswer() ? null : <Alert tone="info">{text.waitsHere}</Alert>;
}

/** The answer stored on the server; unanswered values if there is none. */
function loadedAnswer(question: Question): AnswerDraft {
  const unanswered = question.answered === false && !question.decidedBy;
  return {
    values: unanswered ? question.node.vars.map(() => null) : question.currentValues,
    certainty: question['self-eval'] ?? null,
    comment: question.comment ?? '',
  };
}

/** The parts that do not change while the question is answered: moving a slider does not re-render them. */
const Lead = memo(function Lead({ question }: { question: Question }) {
  const words = useText();
  const { question: text } = words;
  const parts = leadSentence({ ...question, parents: nameValues(question.parents, words) }, text.lead);
  if (parts.length === 0) return null;
  return (
    <span data-announced="">
      {parts.map(({ text: words, strong }, index) => (strong ? <b key={index}>{words}</b> : words))}
    </span>
  );
});

interface ConditionsProps {
  question: Question;
  changeHref: string | undefined;
}

const Conditions = memo(function Conditions({ question, changeHref }: ConditionsProps) {
  const words = useText();
  const { question: text } = words;
  if (question.parents.length === 0) return null;
  return (
    <ConditionsPanel
      conditions={nameValues(question.parents, words).map(({ display_name, value, previous }, index) => ({
        name: display_name,
        value,
        changed: question.changes[index] === true,
        previous,
      }))}
    >
      {changeHref === undefined ? null : (
        <TextLink asChild>
          <Link to={changeHref}>{text.changeCombinations}</Link>
        </TextLink>
      )}
    </ConditionsPanel>
  );
});
