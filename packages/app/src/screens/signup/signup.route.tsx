import { ApiError, NoResponseError, orThrow, type Registration } from '@credence/api-client';
import { useEffect } from 'react';
import { type ActionFunctionArgs, useFetcher, useNavigate } from 'react-router-dom';
import { api } from '../../api.js';
import { useSite } from '../../layout/useSite.js';
import { paths } from '../../paths.js';
import { english } from '../../text/english.js';
import type { SignupFailure } from './signupFailure.js';
import { SignupScreen } from './SignupScreen.js';

type Result = { username: string } | SignupFailure;

export async function action({ request }: ActionFunctionArgs): Promise<Result> {
  const registration = (await request.json()) as Registration;
  try {
    const { type, message } = await orThrow(api.POST('/user/create', { body: registration }));
    return type === 'success' ? { username: registration.username } : { message };
  } catch (error) {
    return { message: sentenceOf(error) };
  }
}

function sentenceOf(error: unknown): string {
  const { signup } = english;
  if (error instanceof NoResponseError) return signup.noResponse;
  const said = error instanceof ApiError && (error.status === 400 || error.status === 429) ? error.sentence : undefined;
  return said ?? signup.failed;
}

export function Component() {
  const signup = useFetcher<Result>();
  const navigate = useNavigate();
  const site = useSite();
  const result = signup.data;
  const username = result && 'username' in result ? result.username : undefined;

  useEffect(() => {
    // The address goes along, so that the link can be sent again.
    if (username !== undefined) void navigate(paths.activate.href(), { state: { username } });
  }, [username, navigate]);

  return (
    <SignupScreen
      submitting={signup.state !== 'idle' || username !== undefined}
      failure={result && 'message' in result ? result : undefined}
      onSubmit={(registration) =>
        void signup.submit(
          { ...registration, ...(site?.privacyVersion ? { privacyVersion: site.privacyVersion } : {}) },
          { method: 'post', encType: 'application/json' },
        )
      }
    />
  );
}
