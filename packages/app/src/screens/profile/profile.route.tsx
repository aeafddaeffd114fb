import { ApiError, orThrow, type ProfileChange } from '@credence/api-client';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useFetcher,
  useLoaderData,
  useRevalidator,
} from 'react-router-dom';
import { failureSentence } from '../../account/failureSentence.js';
import { profileIn } from '../../account/profileValues.js';
import { api } from '../../api.js';
import { drafts } from '../../drafts/browserDrafts.js';
import { paths } from '../../paths.js';
import { session } from '../../session/index.js';
import { english } from '../../text/english.js';
import { DeleteAccount } from './DeleteAccount.js';
import { ExportData } from './ExportData.js';
import { PasswordDialog } from './PasswordDialog.js';
import { ProfileMissing } from './ProfileMissing.js';
import { type Saved, ProfileScreen } from './ProfileScreen.js';
import { Sessions } from './Sessions.js';

/** Names the draft of the form. */
const form = 'profile';

export async function loader(_: LoaderFunctionArgs) {
  const { user, isAdmin } = session.state();
  // Administrators have no profile here; home is the dashboard for them.
  if (isAdmin || !user) return redirect(paths.home.href());
  try {
    const loaded = await orThrow(
      api.GET('/user/get-user/{username}', { params: { path: { username: user.username } } }),
    );
    const draft = await drafts.read(form);
    const values = profileIn(draft?.value);
    return { user: loaded, draft: draft && values && { values, at: draft.at } };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    return {};
  }
}

export async function action({ request }: ActionFunctionArgs): Promise<Saved> {
  const change = (await request.json()) as ProfileChange;
  const username = session.state().user?.username ?? '';
  const { saved, failed } = english.profile;
  try {
    const { type, message } = await orThrow(
      api.POST('/user/edit-user/{username}', { params: { path: { username } }, body: change }),
    );
    if (type !== 'success') return { ok: false, message };
    await drafts.drop(form);
    await session.readUser();
    return { ok: true, message: saved };
  } catch (error) {
    return { ok: false, message: failureSentence(error, { failed, noResponse: failed }) };
  }
}

export function Component() {
  const { user, draft } = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>();
  const { revalidate } = useRevalidator();
  const save = useFetcher<Saved>();
  if (!user) return <ProfileMissing onRetry={() => void revalidate()} />;

  return (
    <ProfileScreen
      key={draft?.at.getTime() ?? 'loaded'}
      user={user}
      draft={draft}
      saving={save.state !== 'idle'}
      saved={save.state === 'idle' ? save.data : undefined}
      onDraft={(values) => drafts.keep(form, values)}
      onDiscard={() => void drafts.drop(form).then(revalidate)}
      onSave={(change) => void save.submit(change, { method: 'post', encType: 'application/json' })}
      password={<PasswordDialog />}
    >
      <Sessions />
      <ExportData />
      <DeleteAccount />
    </ProfileScreen>
  );
}
