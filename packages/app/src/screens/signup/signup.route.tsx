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

type Result = { username: string } | SignupFailure;

export async function action({ request }: ActionFunctionArgs): Promise<Result> {
  const registration = (await request.json()) as Registration;
  try {
    const answer = await orThrow(api.POST('/user/create', { body: registration }));
    const { text } = catalogue();
    return answer.type === 'success'
      ? { username: registration.username }
      : { message: failureSentence(answer, text, text.signup) };
  } catch (error) {
    return { message: sentenceOf(error) };
  }
}

function sentenceOf(error: unknown): string {
  const { text } = catalogue();
  const isSilent = error instanceof ApiError && error.status !== 400 && error.status !== 429;
  return isSilent ? text.signup.failed : failureSentence(error, text, text.signup);
}

export function Component() {
  const signup = useFetcher<Result>();
  const navigate = useNavigate();
  const site = useSite();
  const [search] = useSearchParams();
  const [language] = useLanguage();
  const result = signup.data;
  const username = result && 'username' in result ? result.username : undefined;

  useEffect(() => {
    // Pass the address on, so that the link can be sent again.
    if (username !== undefined) void navigate(paths.activate.href(), { state: { username } });
  }, [username, navigate]);

  return (
    <SignupScreen
      submitting={signup.state !== 'idle' || username !== undefined}
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
