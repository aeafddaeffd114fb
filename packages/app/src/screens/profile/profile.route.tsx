import { ApiError, orThrow, type ProfileChange } from '@credence/api-client';
import { Heading } from '@credence/ui';
import { later } from '@credence/ui/later';
import { Suspense } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useFetcher,
  useLoaderData,
  useRevalidator,
} from 'react-router-dom';
import type { NoPasswordProps } from '../../features/account/NoPassword.js';
import { profileDraft } from '../../features/account/profileValues.js';
import { api } from '../../ground/api.js';
import { valid } from '../../ground/device/valid.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import type { Form } from '../../ground/drafts/drafts.js';
import { useNotice } from '../../shell/layout/useNotice.js';
import { useOutcome } from '../../ground/loading/useOutcome.js';
import { redirectHome } from '../../ground/session/guards.js';
import { session } from '../../ground/session/index.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { useText } from '../../ground/text/useText.js';
import { ChangeAddress } from './ChangeAddress.js';
import { DeleteAccount } from './DeleteAccount.js';
import { ExportData } from './ExportData.js';
import { PasswordDialog } from './PasswordDialog.js';
import { ProfileMissing } from './ProfileMissing.js';
import { ProfileScreen } from './ProfileScreen.js';
import { SecondFactor } from './SecondFactor.js';
import { Sessions } from './Sessions.js';

/** Only who has no password loads it. */
const NoPassword = later<NoPasswordProps>(
  async () => (await import('../../features/account/NoPassword.js')).default,
  ({ children }) => children,
);

/** The result of a save. A new object for each. */
interface Saved {
  readonly ok: boolean;
  readonly message: string;
}

/** The name of the form's draft. */
const form: Form = { form: 'profile' };

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, isAdmin } = session.state();
  // Administrators have no profile here; their home is the dashboard.
  if (isAdmin || !user) return redirectHome({ request });
  try {
    const loaded = await orThrow(
      api.GET('/user/get-user/{username}', { params: { path: { username: user.username } } }),
    );
    const draft = await drafts.read(form);
    const values = valid(profileDraft, draft?.value);
    return { user: loaded, draft: draft && values && { values, at: draft.at } };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    return {};
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const change = (await request.json()) as ProfileChange;
  const username = session.state().user?.username ?? '';
  const { text } = catalogue();
  const { saved, failed } = text.profile;
  try {
    const answer = await orThrow(
      api.POST('/user/edit-user/{username}', { params: { path: { username } }, body: change }),
    );
    if (answer.type !== 'success') return refused(failureSentence(answer, text, { failed }));
    await drafts.drop(form);
    await session.readUser();
    return { ok: true, message: saved } satisfies Saved;
  } catch (error) {
    return refused(failureSentence(error, text, { failed }));
  }
}

/** An error status, so that a failed save reloads nothing and the user's input stays on the screen. */
function refused(message: string) {
  return data({ ok: false, message } satisfies Saved, { status: 400 });
}

export function Component() {
  const { user, draft } = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>();
  const { revalidate } = useRevalidator();
  const { login: account } = useText();
  const save = useFetcher<Saved>();
  const notify = useNotice();
  const saved = useOutcome(save, ({ ok, message }) => {
    if (ok) notify({ tone: 'success', text: message });
  });

  if (!user) return <ProfileMissing onRetry={() => void revalidate()} />;

  const hasPassword = user.hasPassword !== false;
  return (
    <ProfileScreen
      user={user}
      draft={draft}
      saving={save.state !== 'idle'}
      problem={saved && !saved.ok ? saved.message : undefined}
      onDraft={(values) => drafts.keep(form, values)}
      onDiscard={() => void drafts.drop(form).then(revalidate)}
      onSave={(change) => void save.submit(change, { method: 'post', encType: 'application/json' })}
      password={hasPassword ? <PasswordDialog /> : null}
    >
      {hasPassword ? null : (
        <section>
          <Heading level={2} size="section">
            {account.password}
          </Heading>
          <NoPassword username={user.username} />
        </section>
      )}
      {hasPassword ? (
        <Suspense>
          <SecondFactor factor={user.secondFactor} />
        </Suspense>
      ) : null}
      <ChangeAddress change={user.addressChange} onChanged={() => void revalidate()} />
      <Sessions />
      <ExportData />
      <DeleteAccount />
    </ProfileScreen>
  );
}
