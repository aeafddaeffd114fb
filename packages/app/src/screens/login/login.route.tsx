import { type ActionFunctionArgs, replace, useFetcher, useLocation, useSearchParams } from 'react-router-dom';
import { useSite } from '../../shell/layout/useSite.js';
import { paths } from '../../ground/paths.js';
import { session } from '../../ground/session/index.js';
import { useSession } from '../../ground/session/useSession.js';
import { returnPath } from '../../ground/session/returnPath.js';
import type { LoginFailure } from './loginFailure.js';
import { LoginScreen } from './LoginScreen.js';

export async function action({ request }: ActionFunctionArgs): Promise<Response | LoginFailure> {
  const form = await request.formData();
  const username = textOf(form, 'username');
  const code = textOf(form, 'code');
  const result = await session.login({ username, password: textOf(form, 'password'), ...(code ? { code } : {}) });
  if (!result.ok) return { ...result, username };

  // Administrators start at the dashboard, wherever they came from.
  if (result.isAdmin) return replace(paths.dashboard.href());

  const from = new URL(request.url).searchParams.get('from');
  // Replaced, because Back is not to lead to the sign-in again.
  return replace(returnPath(from) ?? paths.index.href());
}

export function Component() {
  const [query] = useSearchParams();
  const login = useFetcher<LoginFailure>();
  const site = useSite();
  const { hasEnded } = useSession();
  const state = useLocation().state as { message?: unknown } | null;

  return (
    <LoginScreen
      message={typeof state?.message === 'string' ? state.message : undefined}
      hasEnded={hasEnded}
      invited={query.get('username') ?? undefined}
      goesOn={returnPath(query.get('from')) !== undefined}
      demo={site?.demo}
      institution={site?.institution?.name}
      from={returnPath(query.get('from'))}
      submitting={login.state !== 'idle'}
      failure={login.data}
      onSubmit={(credentials) => void login.submit({ ...credentials }, { method: 'post' })}
    />
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
