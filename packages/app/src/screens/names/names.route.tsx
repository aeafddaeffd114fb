import { ApiError, type NamesSave, orThrow } from '@credence/api-client';
import { useCallback, useState } from 'react';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useRevalidator,
} from 'react-router-dom';
import { deadline } from '../../features/answering/deadline.js';
import { ahead } from '../../features/answering/questions.js';
import { requireAccess } from '../../ground/access/requireAccess.js';
import { api } from '../../ground/api.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { paths } from '../../ground/paths.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import type { SameContent } from '../../features/upload/sendFile.js';
import { useNotice } from '../../shell/layout/useNotice.js';
import { problemAt } from './givenNames.js';
import { type LoadedNames, NamesScreen } from './NamesScreen.js';
import type { NamesFailure } from './NamesForm.js';
import { namesForm, typedIn, type TypedNames } from './namesDraft.js';
import { useNamesWords } from './useNamesWords.js';

interface Loaded {
  /** Never rejects. */
  readonly names: Promise<LoadedNames>;
}

export async function loader({ params, request }: LoaderFunctionArgs): Promise<Loaded> {
  const { networkId = '' } = params;
  await requireAccess(api, networkId, request);
  return { names: readNames(networkId) };
}

async function readNames(networkId: string): Promise<LoadedNames> {
  try {
    const [names, draft] = await Promise.all([
      orThrow(api.GET('/network/names/{id}', { params: { path: { id: networkId } } })),
      drafts.read(namesForm(networkId)),
    ]);
    const typed = typedIn(draft, names.nodes);
    return { kind: 'names', names, draft: draft && typed && { typed, at: draft.at } };
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 403) return { kind: 'owner-only' };
    return { kind: 'failed', reason: failureSentence(failure, catalogue().text) };
  }
}

export function Component() {
  const { names } = useLoaderData<typeof loader>();
  const { networkId = '' } = useParams();
  const arrivedWith: unknown = useLocation().state;
  const { revalidate } = useRevalidator();
  const onTyped = useCallback(
    (typed: TypedNames | undefined) => {
      const form = namesForm(networkId);
      if (typed) drafts.keep(form, typed);
      else void drafts.drop(form);
    },
    [networkId],
  );
  const { saving, failure, save } = useSaveNames(networkId, arrivedWith);

  return (
    <NamesScreen
      key={networkId}
      loaded={names}
      sameAs={sameContentOf(arrivedWith)}
      saving={saving}
      failure={failure}
      laterHref={paths.network.href(networkId)}
      arrivedWith={arrivedWith}
      onTyped={onTyped}
      onSave={(names, missing) => void save(names, missing)}
      onRetry={() => void revalidate()}
    />
  );
}

/** Saves the names and opens the network, or reports why not. */
function useSaveNames(networkId: string, arrivedWith: unknown) {
  const navigate = useNavigate();
  const notify = useNotice();
  const text = useText();
  const words = useNamesWords();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<NamesFailure>();

  const save = async (names: NamesSave, missing: number) => {
    const { nodes, ownName } = names;
    setSaving(true);
    setFailure(undefined);
    try {
      if (nodes.length > 0 || ownName !== undefined) {
        const params = { path: { id: networkId } };
        await orThrow(api.POST('/network/names/{id}', { params, body: names, signal: deadline() }));
        ahead.forget();
        notify({
          tone: 'success',
          text: missing === 0 ? words.saved : words.savedSome(missing.toLocaleString(text.common.locale)),
        });
      }
      await drafts.drop(namesForm(networkId));
      await navigate(paths.network.href(networkId), { state: arrivedWith });
    } catch (error) {
      const { saveFailed: failed, noResponse } = words;
      const field =
        error instanceof ApiError && error.params && 'field' in error.params ? error.params.field : undefined;
      const at = typeof field === 'string' ? problemAt(field, nodes) : undefined;
      // What is wrong with a field stands there.
      setFailure({ at, reason: at ? failed : failureSentence(error, text, { failed, noResponse }) });
    }
    setSaving(false);
  };
  return { saving, failure, save };
}

/** An upload with the same content as another network leads here with its name. */
function sameContentOf(state: unknown): SameContent | undefined {
  const { sameAs } = (state ?? {}) as { sameAs?: Partial<SameContent> };
  if (typeof sameAs?.filename !== 'string' || typeof sameAs.networkId !== 'string') return undefined;
  return { filename: sameAs.filename, networkId: sameAs.networkId };
}
