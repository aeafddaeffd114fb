import { type AnswerConflictBody, ApiError, type Question } from '@credence/api-client';
import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useParams,
  useRevalidator,
} from 'react-router-dom';
import { requireAccess } from '../../access/requireAccess.js';
import { ahead, readQuestion } from '../../answering/questions.js';
import { answerForm, restoreAnswer } from '../../answering/answerDraft.js';
import { answeredWith } from '../../answering/answeredWith.js';
import { outbox } from '../../answering/browserOutbox.js';
import { isGone, isOutOfReach } from '../../answering/outgoing.js';
import type { Place } from '../../answering/place.js';
import { api } from '../../api.js';
import type { RouteHandle } from '../../layout/AppFooter.js';
import { drafts } from '../../drafts/browserDrafts.js';
import { PageTitle } from '../../layout/PageTitle.js';
import { paths } from '../../paths.js';
import { store } from '../../session/browserStore.js';
import { catalogue } from '../../text/language.js';
import { afterSave } from './afterSave.js';
import { Answering } from './Answering.js';
import { QuestionMissing } from './QuestionMissing.js';
import type { SaveFailure } from './saveFailure.js';
import type { Submission } from './submission.js';
import { useFreshQuestion } from './useFreshQuestion.js';

export const handle: RouteHandle = { dock: true };

function placeOf({ networkId = '', nodeId = '', iteration = '' }: LoaderFunctionArgs['params']): Place {
  return { networkId, nodeId, iteration: Number(iteration) };
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  const place = placeOf(params);
  const before = store.lastIteration(place.networkId, place.nodeId);
  // Loaded once more, it still tells what changed on the way to it.
  const from = before === place.iteration ? ahead.cameFrom(place) : before;
  const held = ahead.take(place, from);
  if (held) return { ...(await withDraft(place, held)), held: true };

  const known = ahead.known(place);
  // Somebody who is answering stays where they are while the server can not be asked.
  await requireAccess(api, place.networkId, request, known !== undefined);
  try {
    const question = await readQuestion(place, from);
    ahead.remember(place, from, question);
    return await withDraft(place, question);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    if (known && isOutOfReach(error)) return withDraft(place, known);
    return { missing: error instanceof ApiError && error.status === 404 };
  }
}

/** The question with what was given to it and has not arrived. */
async function withDraft(place: Place, question: Question) {
  await outbox.ready();
  const waiting = outbox.waitingAt(place);
  if (waiting && waiting.answer.sliders.length === question.node.vars.length) {
    return { question: answeredWith(question, waiting.answer), waits: true };
  }
  return { question, draft: restoreAnswer(await drafts.read(answerForm(place)), question) };
}

export async function action({ params, request }: ActionFunctionArgs) {
  const place = placeOf(params);
  const { last, next, ...given } = (await request.json()) as Submission;
  const sent = await outbox.send({ ...given, place });
  if (sent.state === 'saved') return redirect(afterSave(place, sent.saved, last));

  // A status of its own, so that a failed save loads nothing again: what was given stays on the screen.
  if (sent.state === 'refused') return data(failureOf(sent.error), { status: 400 });
  const waits = { waits: true, isUnable: sent.isUnable };
  if (last || next === null || !ahead.known({ ...place, iteration: next })) return data(waits, { status: 400 });
  return navigator.onLine
    ? data({ ...waits, next }, { status: 400 })
    : redirect(paths.question.href(place.networkId, place.nodeId, next));
}

function failureOf(error: ApiError): SaveFailure {
  // What is held may be as old as what this answer was given over.
  if (error.status === 409) ahead.forget();
  const { current } = error.body as Partial<AnswerConflictBody>;
  const said = error.sentence && catalogue().text.server.refused(error.sentence, error.code);
  return {
    error: said,
    stale: error.code === 'stale_revision',
    gone: isGone(error),
    ...(current ? { current } : {}),
  };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const place = placeOf(useParams());
  const { networkId, nodeId } = place;
  const { revalidate } = useRevalidator();
  const given = 'question' in loaded ? loaded.question : undefined;
  const question = useFreshQuestion(given, place, 'held' in loaded);
  const iteration = question?.currentIteration;

  // The next question says what changed since this one.
  useEffect(() => {
    if (iteration !== undefined) store.setLastIteration(networkId, nodeId, iteration);
  }, [networkId, nodeId, iteration]);
  useEffect(() => {
    if (given) ahead.prepare({ networkId, nodeId, iteration: given.currentIteration }, given);
  }, [networkId, nodeId, given]);

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
      <Answering
        key={`${question.currentIteration} ${question.revision ?? ''}`}
        place={place}
        question={question}
        draft={'draft' in loaded ? loaded.draft : undefined}
        waits={'waits' in loaded}
      />
    </>
  );
}
