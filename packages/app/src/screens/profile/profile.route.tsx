import { ApiError, orThrow, type ProfileChange, type User } from '@credence/api-client';
import { Heading, Alert, Button, Frame, Text } from '@credence/ui';
import { later } from '@credence/ui/later';
import { Suspense, useState } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useFetcher,
  useLoaderData,
  useRevalidator,
  Link,
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
import { PasswordDialog } from './PasswordDialog.js';
import { ProfileScreen } from './ProfileScreen.js';
import { Sessions } from './Sessions.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { dateFormat } from '@credence/text';
import { secondFactor } from '@credence/text/english/app/secondFactor';
import { paths } from '../../ground/paths.js';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';
import { saveFile } from '../../ground/saveFile.js';
import { exportData, type ExportForm } from './changeAccount.js';

const useWords = wordsOfPart(secondFactor, (folder) => folder.secondFactor());

/** Whether the login asks for a code, and the way to change that. Suspends. */
function SecondFactor({ factor }: { factor: User['secondFactor'] }) {
  const { common } = useText();
  const words = useWords();
  return (
    <section>
      <Heading level={2} size="section">
        {words.title}
      </Heading>
      <Text variant="hint">{words.lead}</Text>
      <Text>
        {factor
          ? `${words.since(dateFormat(common.dates, 'day').format(new Date(factor.since)))} ${words.codesLeft(factor.codesLeft)}`
          : words.off}
      </Text>
      <Button asChild>
        <Link to={paths.secondFactor.href()}>{factor ? words.open : words.setUp}</Link>
      </Button>
    </section>
  );
}

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

/** Shown instead of a profile that could not be loaded. */
function ProfileMissing({ onRetry }: { onRetry: () => void }) {
  const { common, profile } = useText();
  return (
    <Frame width="narrow">
      <PageTitle>{profile.title}</PageTitle>
      <Heading level={1} size="page" tabIndex={-1}>
        {profile.title}
      </Heading>
      <Alert
        action={
          <Button size="small" onClick={onRetry}>
            {common.tryAgain}
          </Button>
        }
      >
        {profile.loadFailed}
      </Alert>
    </Frame>
  );
}

/** Downloads everything stored about the user, or what they did to nodes as a table. */
function ExportData() {
  const { profile } = useText();
  const [state, setState] = useState<'idle' | ExportForm | 'failed'>('idle');

  const download = async (form: ExportForm) => {
    setState(form);
    try {
      saveFile(await exportData(form));
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <section>
      <Heading level={2} size="section">
        {profile.data}
      </Heading>
      <Text variant="hint">{profile.exportHint}</Text>
      {state === 'failed' ? <Alert>{profile.exportFailed}</Alert> : null}
      {(['json', 'csv'] as const).map((form) => (
        <Button key={form} busy={state === form} onClick={() => void download(form)}>
          {state === form ? profile.exporting : profile.export[form]}
        </Button>
      ))}
    </section>
  );
}
