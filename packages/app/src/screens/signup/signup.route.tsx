import { ApiError, orThrow, type Registration } from '@credence/api-client';
import { useEffect } from 'react';
import { type ActionFunctionArgs, useFetcher, useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../api.js';
import { useSite } from '../../layout/useSite.js';
import { paths } from '../../paths.js';
import { failureSentence } from '../../text/failureSentence.js';
import { catalogue } from '../../text/language.js';
import { useLanguage } from '../../text/useLanguage.js';
import type { SignupFailure } from './signupFailure.js';
import { SignupScreen } from './SignupScreen.js';

type Result = { username: string; nextMailAt?: string | undefined } | SignupFailure;

export async function action({ request }: ActionFunctionArgs): Promise<Result> {
  const registration = (await request.json()) as Registration;
  try {
    const answer = await orThrow(api.POST('/user/create', { body: registration }));
    const { text } = catalogue();
    return answer.type === 'success'
      ? { username: registration.username, nextMailAt: answer.nextMailAt }
      : { message: failureSentence(answer, text, text.signup) };
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): SignupFailure {
  const { text } = catalogue();
  const { failed } = text.signup;
  if (!(error instanceof ApiError) || error.status === 400)
    return { message: failureSentence(error, text, text.signup) };
  return { message: failed, details: error.status < 500 ? failureSentence(error, text) : undefined };
}

export function Component() {
  const signup = useFetcher<Result>();
  const navigate = useNavigate();
  const site = useSite();
  const [search] = useSearchParams();
  const [language] = useLanguage();
  const result = signup.data;
  const registered = result && 'username' in result ? result : undefined;

  useEffect(() => {
    // With the address, so that the link can be sent again.
    if (registered) void navigate(paths.activate.href(), { state: registered });
  }, [registered, navigate]);

  return (
    <SignupScreen
      submitting={signup.state !== 'idle' || registered !== undefined}
      failure={result && 'message' in result ? result : undefined}
      invited={search.get('email') ?? undefined}
      onSubmit={(registration) =>
        void signup.submit(
          {
            ...registration,
            ...(site?.privacyVersion ? { privacyVersion: site.privacyVersion } : {}),
            // English is the server's default.
            ...(language === 'en' ? {} : { locale: language }),
          },
          { method: 'post', encType: 'application/json' },
        )
      }
    />
  );
}
