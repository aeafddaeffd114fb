import { standard } from '@credence/text';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useFetcher,
  useLoaderData,
} from 'react-router-dom';
import { api } from '../../ground/api.js';
import { useLanguage } from '../../ground/text/useLanguage.js';
import { useSecretHidden } from '../../shell/entry/useSecretHidden.js';
import { useSite } from '../../shell/layout/useSite.js';
import { arrive, type RefusedArrival, type Step } from './arrive.js';
import { InstitutionScreen, type StepBody } from './InstitutionScreen.js';

/** Gives the server what the provider answered. Without that, as after a reload, the login has to begin again. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response | Step | RefusedArrival> | RefusedArrival {
  const query = new URL(request.url).search;
  if (query === '') return { message: undefined, wantsCode: false };
  return arrive(api.POST('/user/institution-login/answer', { body: { query } }));
}

/** Each answer of the provider is good once, and the page removes it from its address. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export async function action({ request }: ActionFunctionArgs): Promise<Response | Step | RefusedArrival> {
  const { kind, ...body } = (await request.json()) as StepBody;
  return kind === 'join'
    ? arrive(api.POST('/user/institution-login/join', { body: body as { password: string } }))
    : arrive(api.POST('/user/institution-login/register', { body }));
}

export function Component() {
  const arrived = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>();
  const next = useFetcher<RefusedArrival>();
  const site = useSite();
  const [language] = useLanguage();
  useSecretHidden();
  const consent = {
    ...(site?.privacyVersion ? { privacyVersion: site.privacyVersion } : {}),
    // The server's default is the same.
    ...(language === standard ? {} : { locale: language }),
  };
  return (
    <InstitutionScreen
      arrived={arrived}
      sending={next.state !== 'idle'}
      refused={next.state === 'idle' ? next.data : undefined}
      onSubmit={(body) =>
        void next.submit(body.kind === 'register' ? { ...body, ...consent } : body, {
          method: 'post',
          encType: 'application/json',
        })
      }
    />
  );
}
