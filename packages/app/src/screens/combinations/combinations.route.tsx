import { ApiError, type CombinationsSave, type NetworkNode, newIdempotencyKey, orThrow } from '@credence/api-client';
import type { Combination, CombinationEdits } from '@credence/ui';
import { useRef, useState } from 'react';
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
import { leadOn, requireAccess } from '../../ground/access/requireAccess.js';
import { isGone, isOvertaken } from '../../features/answering/outgoing.js';
import { ahead } from '../../features/answering/questions.js';
import { saveHeaders } from '../../features/answering/saveHeaders.js';
import { noteSuperseded } from '../../features/answering/superseded.js';
import { latestOf } from '../../features/answering/useStateOf.js';
import { api } from '../../ground/api.js';
import { device } from '../../ground/device/browserDevice.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { useSite } from '../../shell/layout/useSite.js';
import type { RouteHandle } from '../../ground/routeHandle.js';
import { casesOf } from '../../shell/layout/casesOf.js';
import { judgements } from '../../features/plausible/browserJudgements.js';
import { paths } from '../../ground/paths.js';
import { firstInNode, questionInNode } from '../../features/queue/inNode.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { useText } from '../../ground/text/useText.js';
import { CombinationsHeld } from './CombinationsHeld.js';
import { CombinationsScreen, type CombinationsFailure } from './CombinationsScreen.js';
import {
  type Base,
  combinationsForm,
  isAsSaved,
  isDraftOf,
  keptCombinations,
  restoreCombinations,
  type SavedList,
  type TypedCombinations,
  type RestoredCombinations,
} from './combinationsDraft.js';
import { downloadCombinations } from './downloadCombinations.js';
import { NodeMissing } from './NodeMissing.js';
import { fromWire, toWire, wouldSaveTheSame } from './onTheWire.js';
import { returnPath } from '../../ground/session/returnPath.js';

interface Submission {
  readonly body: CombinationsSave;
  readonly revision: string | undefined;
  readonly key: string;
  readonly nodeName: string;
  /** What this tab has kept as a draft, if anything. */
  readonly typed: TypedCombinations | undefined;
}

export const handle: RouteHandle = { hasDock: true };

function placeOf({ networkId = '', nodeId = '' }: LoaderFunctionArgs['params']) {
  return { networkId, nodeId };
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  const place = placeOf(params);
  await requireAccess(api, place.networkId, request);
  try {
    const node = await orThrow(api.GET('/network/{networkId}/{nodeId}', { params: { path: place } }));
    const elsewhere = nodeRedirect(node.redirect, place.networkId, place.nodeId);
    const draft = restoreCombinations(await drafts.read(combinationsForm(place)), node);
    // Whoever has something unsaved here is not led past it.
    if (elsewhere !== undefined && !draft && !new URL(request.url).searchParams.has('change'))
      return leadOn(request, questionInNode(place) ?? elsewhere);
    if (!node.node || !node.parents) return { problem: { message: node.error?.message } };
    if (node.combinationsHeld)
      return {
        held: {
          code: node.combinationsHeld,
          node: node.node,
          parents: node.parents,
          draft,
          questionsHref: elsewhere ?? paths.network.href(place.networkId),
        },
      };
    return {
      loaded: { ...node, node: node.node, parents: node.parents, ...savedOf(node) },
      draft,
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    // This call reports a problem with the node under its own key; any other failure is given as a reason.
    const says = error instanceof ApiError && (error.body as Partial<NetworkNode> | undefined)?.error?.message;
    const missing = error instanceof ApiError && error.status === 404;
    return { missing, problem: says ? { message: reasonOf(error) } : { reason: reasonOf(error) } };
  }
}

export async function action({ params, request }: ActionFunctionArgs) {
  const { networkId, nodeId } = placeOf(params);
  const form = combinationsForm({ networkId, nodeId });
  const here = device.assessments.inNetwork(networkId);
  const { body, revision, key, nodeName, typed } = (await request.json()) as Submission;
  try {
    const saved = await orThrow(
      api.POST('/network/{networkId}/{nodeId}/save', {
        params: {
          path: { networkId, nodeId },
          header: saveHeaders(here, { key, revision }),
        },
        body,
      }),
    );
    if (!saved.success)
      return failed({ reason: saved.error ?? catalogue().text.combinations.unknownError, stale: false });
    // What was typed since stays.
    await drafts.drop(form, (draft) => typed !== undefined && isDraftOf(draft, typed));
    // Other questions are open now.
    ahead.forget();
    noteSuperseded({ networkId, nodeName, answers: saved.superseded ?? 0 });
    const next = saved.nextQuestion ?? null;
    if (next === null) void judgements.note({ ...here, nodeId, title: nodeName });
    return redirect(
      next === null
        ? paths.network.href(networkId)
        : paths.questionIntro.href(networkId, nodeId, await firstInNode({ networkId, nodeId }, next), nodeName),
    );
  } catch (error) {
    const refused = error instanceof ApiError ? error : undefined;
    const stale = refused !== undefined && isOvertaken(refused);
    const reset = refused?.code === 'node_reset';
    const theirs = stale && !reset ? await readTheirs({ networkId, nodeId }) : undefined;
    return failed({
      reason: reasonOf(error),
      stale,
      reset,
      ...(theirs ? { theirs } : {}),
      gone: refused !== undefined && isGone(refused),
      held: isHeldCode(refused?.code),
    });
  }
}

/** Whether no combinations are taken at all: what was set stays on the screen and on this device. */
const isHeldCode = (code: string | undefined): boolean =>
  code === 'no_combinations' || code === 'round_open' || code === 'round_not_open';

/** The combinations that somebody saved meanwhile, to be shown beside the user's own; undefined if they cannot be read. */
async function readTheirs(path: { networkId: string; nodeId: string }): Promise<CombinationsFailure['theirs']> {
  const node = await orThrow(api.GET('/network/{networkId}/{nodeId}', { params: { path } })).catch(() => undefined);
  return node?.combinations && savedOf(node);
}

const savedOf = ({ combinations = [], revision }: NetworkNode): SavedList => ({
  combinations: combinations.map(fromWire),
  revision,
});

/** An error status, so that a failed save reloads nothing and the user's choices stay on the screen. */
function failed(failure: CombinationsFailure) {
  return data(failure, { status: 400 });
}

/** The part of a message after its colon. */
function reasonOf(error: unknown): string {
  const { text } = catalogue();
  const { noResponse, unknownError: failed } = text.combinations;
  return failureSentence(error, text, { failed, noResponse });
}

type FoundNode = Exclude<Awaited<ReturnType<typeof loader>>, Response>;

export function Component() {
  const { loaded, held, draft, problem, missing } = useLoaderData<FoundNode>();
  const place = placeOf(useParams());
  const { revalidate } = useRevalidator();
  const saving = useListSave(place);

  if (held) {
    const { code, questionsHref, node, parents, draft: typedBefore } = held;
    return (
      <CombinationsHeld
        code={code}
        questionsHref={questionsHref}
        onDownload={typedBefore && (() => downloadCombinations(node.display_name, parents, typedBefore.combinations))}
      />
    );
  }
  if (!loaded) {
    return (
      <NodeMissing
        problem={problem ?? {}}
        overviewHref={paths.network.href(place.networkId)}
        onRetry={missing ? undefined : () => void revalidate()}
      />
    );
  }
  return <SettingCombinations place={place} loaded={loaded} draft={draft} saving={saving} />;
}

/** Saves the list, and knows what this tab has kept as a draft. */
function useListSave({ networkId, nodeId }: ReturnType<typeof placeOf>) {
  const save = useFetcher<CombinationsFailure>({ key: `combinations ${networkId} ${nodeId}` });
  const sent = useRef<{ payload: string; key: string }>(undefined);
  const [typed] = useState(() => latestOf<TypedCombinations | undefined>(undefined));
  return {
    typed,
    isUnderway: save.state !== 'idle',
    /** Why the last save failed. */
    failure: save.data,
    reset: () => save.reset(),
    send: (list: Omit<Submission, 'key'>) => {
      const { body, revision } = list;
      const payload = JSON.stringify({ body, revision });
      // Sending the same list again is the same request: a double click or a retry saves it once.
      if (sent.current?.payload !== payload) sent.current = { payload, key: newIdempotencyKey() };
      const submission: Submission = { ...list, key: sent.current.key };
      void save.submit(submission as unknown as Record<string, never>, { method: 'post', encType: 'application/json' });
    },
  };
}

interface SettingCombinationsProps {
  place: ReturnType<typeof placeOf>;
  loaded: NonNullable<FoundNode['loaded']>;
  draft: RestoredCombinations | undefined;
  saving: ReturnType<typeof useListSave>;
}

/** The combinations of a node while they are set: their draft and their saves. */
function SettingCombinations(props: SettingCombinationsProps) {
  const { place, loaded, draft, saving } = props;
  const { combinations: text } = useText();
  const cases = casesOf(useSite());
  const conflict = draft && listConflict(draft, loaded);
  const { base, keep, discard } = useListDraft(props);
  const submit = (combinations: readonly Combination[], over: boolean) => {
    const met = saving.failure?.stale ? saving.failure : conflict;
    saving.send({
      body: {
        combinations: combinations.map((each) => toWire(each, cases !== undefined)),
        parents: loaded.parents,
      },
      revision: over ? met?.theirs?.revision : base.revision,
      nodeName: loaded.node.display_name,
      typed: saving.typed.get() ?? draft,
    });
  };

  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <CombinationsScreen
        key={`${place.networkId} ${place.nodeId} ${loaded.revision ?? ''} ${draft?.at.getTime() ?? ''}`}
        node={loaded.node}
        parents={loaded.parents}
        parentDetails={loaded.parentDetails}
        saved={loaded.combinations}
        cases={cases}
        draft={draft}
        conflict={conflict}
        onDraft={keep}
        onDiscard={discard}
        saves={loaded.saves}
        secondsPerQuestion={loaded.secondsPerQuestion}
        answered={loaded.answeredIterations}
        nextUnknown={loaded.nextUnknown}
        isTooLarge={loaded.tooLargeForFile}
        saving={saving.isUnderway}
        onDownload={(combinations) => downloadCombinations(loaded.node.display_name, loaded.parents, combinations)}
        failure={saving.isUnderway ? undefined : saving.failure}
        onSave={submit}
        onReload={() => {
          saving.reset();
          discard();
        }}
      />
    </>
  );
}

/** Keeps what is typed as a draft, and says what it is based on. */
function useListDraft({ place, loaded, draft, saving: { typed } }: SettingCombinationsProps) {
  const { revalidate } = useRevalidator();
  const form = combinationsForm(place);
  // A draft goes on from the list it was made from, so that saving it cannot replace a newer one unasked.
  const base: Base = draft?.outdated
    ? { ...draft.base, revision: draft.base.revision ?? loaded.revision }
    : { revision: loaded.revision, combinations: loaded.combinations };
  return {
    base,
    keep: (chosen: readonly Combination[], edits: CombinationEdits) => {
      typed.set({ combinations: chosen, edits });
      // If the list is back to its saved state, there is no draft to keep.
      if (isAsSaved(chosen, edits, loaded.combinations)) void drafts.drop(form);
      else drafts.keep(form, keptCombinations(chosen, edits, base));
    },
    discard: () => {
      typed.set(undefined);
      void drafts.drop(form).then(revalidate);
    },
  };
}

/** Where the server redirects the user: an address of the application, or an iteration; undefined to stay. */
function nodeRedirect(
  redirect: string | number | null | undefined,
  networkId: string,
  nodeId: string,
): string | undefined {
  if (typeof redirect === 'number') return paths.question.href(networkId, nodeId, redirect);
  return typeof redirect === 'string' ? returnPath(redirect) : undefined;
}

/** What a restored draft runs into: a list that was saved since, other than the one it was made from. */
function listConflict(
  draft: RestoredCombinations,
  { combinations, revision }: SavedList,
): CombinationsFailure | undefined {
  const before = draft.base.combinations;
  if (!draft.outdated || !before || wouldSaveTheSame(before, combinations)) return undefined;
  return { reason: '', stale: true, theirs: { combinations, revision }, restoredAt: draft.at };
}
