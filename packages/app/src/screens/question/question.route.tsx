import { ApiError, type Question } from '@credence/api-client';
import { useEffect, useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useParams } from 'react-router-dom';
import { requireAccess } from '../../ground/access/requireAccess.js';
import { ahead, readQuestion } from '../../features/answering/questions.js';
import { answerBefore } from '../../features/answering/answerBefore.js';
import { answerForm, draftOf, loadedAnswer, restoreAnswer } from '../../features/answering/answerDraft.js';
import { marksOf } from '../../features/answering/saidBeside.js';
import { answeredWith } from '../../features/answering/answeredWith.js';
import { afterPaint } from '../../ground/loading/afterPaint.js';
import { outbox } from '../../features/answering/browserOutbox.js';
import { isOutOfReach } from '../../features/answering/outgoing.js';
import { type AnswerPlace, nodeKey, placeKey, placeOf } from '../../features/answering/place.js';
import { api } from '../../ground/api.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { loadSite } from '../../shell/layout/site.js';
import type { RouteHandle } from '../../ground/routeHandle.js';
import { paths } from '../../ground/paths.js';
import { queuedAt } from '../../features/queue/queuedAt.js';
import { questionNavigation } from '../../features/queue/questionNavigation.js';
import { store } from '../../ground/session/index.js';
import { Answering } from './Answering.js';
import { ReadOnlyQuestion } from './ReadOnlyQuestion.js';
import { QuestionMissing } from './QuestionMissing.js';
import { useFreshQuestion } from './useFreshQuestion.js';
import { useSaving } from './useSaving.js';

export const handle: RouteHandle = { hasDock: true };

/** The question together with the site's settings, which say what it asks: what comes later would move the page. */
export async function loader(args: LoaderFunctionArgs) {
  const [loaded] = await Promise.all([loadQuestion(args), loadSite()]);
  return loaded;
}

async function loadQuestion({ params, request }: LoaderFunctionArgs) {
  const place = placeOf(params);
  if (Number.isNaN(place.iteration)) {
    await requireAccess(api, place.networkId, request);
    return { missing: true };
  }
  const before = store.lastIteration(place.networkId, place.nodeId);
  // After a reload, changes are still marked relative to the question the user came from.
  const from = before === place.iteration ? ahead.cameFrom(place) : before;
  const held = ahead.take(place, from);
  if (held) return { ...(await settled(place, () => ahead.known(place) ?? held)), held: true };

  const known = ahead.known(place);
  // Asked for together with the check, as the server itself refuses it to whoever has no access.
  let asked: Promise<Question> | undefined = readQuestion(place, from);
  asked.catch(() => undefined);
  // An answer that arrives at the server meanwhile may not be in it.
  const stop = outbox.onSaved(() => void (asked = undefined));
  // Users who are answering stay where they are while the server is unreachable.
  await requireAccess(api, place.networkId, request, known !== undefined).finally(stop);
  // The check may have named another assessment than this device knew.
  const here = placeOf(params);
  try {
    return await settled(here, async () => {
      const question = await (asked ?? readQuestion(here, from));
      asked = undefined;
      // In a batch, nobody has seen the question that the server compares the first one of a node with.
      const compared = queuedAt(here) ? undefined : question.comparedWith;
      ahead.remember(here, from ?? compared ?? null, question);
      await learnBefore(here, question);
      return question;
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    if (known && isOutOfReach(error)) return settled(here, () => ahead.known(here) ?? known);
    return { missing: error instanceof ApiError && error.status === 404 };
  }
}

/**
 * Reads the question again if its waiting answer arrived at the server meanwhile: the question may have been read before
 * that and the device after it, and the answer would be in neither.
 */
async function settled(place: AnswerPlace, read: () => Question | Promise<Question>) {
  let arrived: boolean;
  const stop = outbox.onSaved(({ place: answered }) => {
    if (placeKey(answered) === placeKey(place)) arrived = true;
  });
  try {
    for (;;) {
      arrived = false;
      const shown = await withDraft(place, await read());
      if (!arrived) return shown;
    }
  } finally {
    stop();
  }
}

/** The question with its unsent answer, and any draft typed over that. */
async function withDraft(place: AnswerPlace, question: Question) {
  await outbox.ready();
  const waiting = outbox.waitingAt(place);
  const waits = waiting?.answer.sliders.length === question.node.vars.length;
  const shown = waits ? answeredWith(question, waiting.answer) : question;
  const refused = outbox.refusedAt(place);
  const draft = (await drafts.read(answerForm(place))) ?? (refused && draftOf(refused));
  const before = answerBefore(place);
  // A waiting answer replaces the revision it was based on, whatever the current one is.
  const over = waits ? waiting.revision : question.revision;
  const marks = waits ? marksOf(waiting.answer) : undefined;
  const earlierAnswer = question.answered && !question.decidedBy ? loadedAnswer(question) : undefined;
  return { question: shown, waits, over, draft: restoreAnswer(draft, shown, over), marks, earlierAnswer, before };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const place = usePlace();
  const { networkId, nodeId } = place;
  const { revalidate } = useRevalidator();
  const saving = useSaving(place);
  const waits = 'waits' in loaded && loaded.waits;
  const given = 'question' in loaded ? loaded.question : undefined;
  const isHeld = 'held' in loaded;
  const fresh = useFreshQuestion(given, place, isHeld);
  const question = useMemo(() => fresh && markedAsSeen(fresh, place), [fresh, place]);
  const iteration = question?.currentIteration;

  // The next question marks what changed since this one.
  useEffect(() => {
    if (iteration !== undefined) store.setLastIteration(networkId, nodeId, iteration);
  }, [networkId, nodeId, iteration]);
  useEffect(() => {
    if (!given) return;
    const here = { ...place, iteration: given.currentIteration };
    return afterPaint(() => ahead.prepare(here, given, questionNavigation, !isHeld));
  }, [place, given, isHeld]);

  if (!question) {
    return (
      <QuestionMissing
        known={!('missing' in loaded && loaded.missing)}
        overviewHref={paths.network.href(networkId)}
        onRetry={() => void revalidate()}
      />
    );
  }
  return (
    <>
      <PageTitle>{question.node.display_name}</PageTitle>
      {question.held ? (
        <ReadOnlyQuestion key={placeKey(place)} place={place} question={question} held={question.held} />
      ) : (
        <Answering
          // Questions of one node share their frame.
          key={nodeKey(place)}
          visit={`${placeKey(place)} ${question.revision ?? ''}`}
          place={place}
          question={question}
          saving={saving}
          draft={'draft' in loaded ? loaded.draft : undefined}
          marks={'marks' in loaded ? loaded.marks : undefined}
          earlierAnswer={'earlierAnswer' in loaded ? loaded.earlierAnswer : undefined}
          before={'before' in loaded ? loaded.before : undefined}
          waits={waits}
          over={'over' in loaded ? loaded.over : undefined}
          revalidate={revalidate}
        />
      )}
    </>
  );
}

/** The place of the page, the same object for as long as it is the same place: the router makes its parameters anew. */
function usePlace(): AnswerPlace {
  const named = placeOf(useParams());
  const [place, setPlace] = useState(named);
  if (placeKey(place) === placeKey(named)) return place;
  setPlace(named);
  return named;
}

/**
 * A question of a batch marks only what changed since a question that was shown. The server compares the first one of a
 * node with the one before it in the node's own order, which nobody has seen in this one.
 */
function markedAsSeen(question: Question, place: AnswerPlace): Question {
  if (ahead.cameFrom(place) !== null || queuedAt(place) === undefined) return question;
  return {
    ...question,
    changes: question.changes.map(() => false),
    parents: question.parents.map(({ previous: _previous, previousState: _previousState, ...parent }) => parent),
  };
}

/** Milliseconds that a question waits at most for the one before it. */
const PATIENCE = 2_000;

/**
 * Reads the question that one is compared with, if this device does not know it: a question that is opened directly, on
 * another day, offers the answer before it, too. Without that it is shown all the same.
 */
async function learnBefore(place: AnswerPlace, { comparedWith }: Question): Promise<void> {
  if (comparedWith === undefined || ahead.cameFrom(place) !== comparedWith) return;
  const before = { ...place, iteration: comparedWith };
  if (outbox.waitingAt(before)) return;
  await ahead.learn(before, place.iteration, AbortSignal.timeout(PATIENCE)).catch(() => undefined);
}
