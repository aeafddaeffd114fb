import { type ActionFunctionArgs, redirect, useFetcher, useLocation, useSearchParams } from 'react-router-dom';
import { useSite } from '../../layout/useSite.js';
import { paths } from '../../paths.js';
import { session } from '../../session/index.js';
import { returnPath } from '../../session/returnPath.js';
import type { LoginFailure } from './loginFailure.js';
import { LoginScreen } from './LoginScreen.js';

export async function action({ request }: ActionFunctionArgs): Promise<Response | LoginFailure> {
  const form = await request.formData();
  const result = await session.login({ username: textOf(form, 'username'), password: textOf(form, 'password') });
  if (!result.ok) return result;

  // Administrators start at the dashboard, wherever they came from.
  if (result.isAdmin) return redirect(paths.dashboard.href());

  const from = new URL(request.url).searchParams.get('from');
  return redirect(returnPath(from) ?? paths.index.href());
}

export function Component() {
  const [query] = useSearchParams();
  const login = useFetcher<LoginFailure>();
  const site = useSite();
  const state = useLocation().state as { message?: unknown } | null;

  return (
    <LoginScreen
      message={typeof state?.message === 'string' ? state.message : undefined}
      goesOn={returnPath(query.get('from')) !== undefined}
      demo={site?.demo}
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
