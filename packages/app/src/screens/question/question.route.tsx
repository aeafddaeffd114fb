import {
  type AnswerConflictBody,
  type AnswerSave,
  ApiError,
  newIdempotencyKey,
  orThrow,
  type Question,
} from '@credence/api-client';
import { useEffect, useRef } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useFetcher,
  useLoaderData,
  useParams,
  useRevalidator,
} from 'react-router-dom';
import { requireAccess } from '../../access/requireAccess.js';
import { api } from '../../api.js';
import type { RouteHandle } from '../../layout/AppFooter.js';
import { drafts } from '../../drafts/browserDrafts.js';
import { PageTitle } from '../../layout/PageTitle.js';
import { paths } from '../../paths.js';
import { store } from '../../session/browserStore.js';
import { catalogue } from '../../text/language.js';
import { answerForm, keptAnswer, restoreAnswer } from './answerDraft.js';
import { QuestionMissing } from './QuestionMissing.js';
import { QuestionScreen } from './QuestionScreen.js';
import type { SaveFailure } from './saveFailure.js';
import { useVisibleSeconds } from './useVisibleSeconds.js';

/** What the screen hands to the action. */
interface Submission {
  readonly answer: AnswerSave;
  /** What was loaded, or the newer answer that the reader wants to replace. */
  readonly revision: string | undefined;
  /** One for each submit, kept for repeats of it. */
  readonly key: string;
  /** True where the loaded question said that it is the last one. */
  readonly last: boolean;
}

export const handle: RouteHandle = { dock: true };

function placeOf({ networkId = '', nodeId = '', iteration = '' }: LoaderFunctionArgs['params']) {
  return { networkId, nodeId, iteration: Number(iteration) };
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  const place = placeOf(params);
  await requireAccess(api, place.networkId, request);
  const last = store.lastIteration(place.networkId, place.nodeId);
  try {
    const question = await orThrow(
      api.GET('/network/{networkId}/{nodeId}/{iteration}', {
        params: { path: place, query: last === null ? {} : { last_iteration: last } },
      }),
    );
    return { question, draft: restoreAnswer(await drafts.read(answerForm(place)), question) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    return { missing: error instanceof ApiError && error.status === 404 };
  }
}

export async function action({ params, request }: ActionFunctionArgs) {
  const place = placeOf(params);
  const { answer, revision, key, last } = (await request.json()) as Submission;
  try {
    const saved = await orThrow(
      api.POST('/network/{networkId}/{nodeId}/{iteration}/save', {
        params: {
          path: place,
          header: { 'Idempotency-Key': key, ...(revision === undefined ? {} : { 'X-Revision': revision }) },
        },
        body: answer,
      }),
    );
    await drafts.drop(answerForm(place));
    const next = saved.next_iteration;
    return redirect(
      next === null || last
        ? paths.network.href(place.networkId)
        : paths.question.href(place.networkId, place.nodeId, next),
    );
  } catch (error) {
    // A status of its own, so that a failed save loads nothing again: what was given stays on the screen.
    return data(failureOf(error), { status: 400 });
  }
}

function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return {};
  const { current } = error.body as Partial<AnswerConflictBody>;
  const said = error.sentence && catalogue().text.server.refused(error.sentence, error.code);
  return { error: said, stale: error.code === 'stale_revision', ...(current ? { current } : {}) };
}

export function Component() {
  const { question, draft, missing } = useLoaderData<typeof loader>();
  const place = placeOf(useParams());
  const { networkId, nodeId } = place;
  const save = useFetcher<SaveFailure>({ key: `save ${networkId} ${nodeId} ${place.iteration}` });
  const { revalidate } = useRevalidator();
  const seconds = useVisibleSeconds(`${networkId} ${nodeId} ${place.iteration}`);
  const sent = useRef<{ question: Question; payload: string; key: string; timer: number }>(undefined);
  const iteration = question?.currentIteration;

  // The next question says what changed since this one.
  useEffect(() => {
    if (iteration !== undefined) store.setLastIteration(networkId, nodeId, iteration);
  }, [networkId, nodeId, iteration]);

  if (!question) {
    return (
      <QuestionMissing
        known={!missing}
        overviewHref={paths.network.href(networkId)}
        onRetry={() => void revalidate()}
      />
    );
  }
  const { previousIteration: previous } = question;
  const current = save.data?.current;

  const submit = (answer: Omit<AnswerSave, 'timer'>, over: boolean) => {
    // After a reset there is no newer answer, and so no revision that this one would replace.
    const revision = over ? current?.revision : question.revision;
    const payload = JSON.stringify({ answer, revision });
    // The same answer sent once more is the same request: pressed twice or tried again, it is saved once. The same
    // values given to another question, or to this one loaded anew, are not.
    if (sent.current?.question !== question || sent.current.payload !== payload) {
      sent.current = { question, payload, key: newIdempotencyKey(), timer: seconds() };
    }
    const { key, timer } = sent.current;
    const submission: Submission = {
      answer: { ...answer, timer },
      revision,
      key,
      last: question.isLastIteration,
    };
    void save.submit(submission as unknown as Record<string, never>, {
      method: 'post',
      encType: 'application/json',
      // The button is busy before the second press of a double click comes.
      flushSync: true,
    });
  };

  return (
    <>
      <PageTitle>{question.node.display_name}</PageTitle>
      <QuestionScreen
        key={`${question.currentIteration} ${question.revision ?? ''} ${draft?.at.getTime() ?? ''}`}
        question={question}
        draft={draft}
        onDraft={(answer) => drafts.keep(answerForm(place), keptAnswer(answer, question))}
        onDiscard={() => void drafts.drop(answerForm(place)).then(revalidate)}
        backHref={previous === null ? undefined : paths.question.href(networkId, nodeId, previous)}
        changeHref={
          question.parents.length > 0 ? paths.combinations.href(networkId, nodeId, { change: true }) : undefined
        }
        saving={save.state !== 'idle'}
        failure={save.state === 'idle' ? save.data : undefined}
        onSave={submit}
        onReload={() => {
          save.reset();
          void drafts.drop(answerForm(place)).then(revalidate);
        }}
      />
    </>
  );
}
