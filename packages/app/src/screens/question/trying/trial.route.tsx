import { ApiError } from '@credence/api-client';
import { Alert, Button, Frame, PageHead } from '@credence/ui';
import { Suspense, useState } from 'react';
import {
  type LoaderFunctionArgs,
  Navigate,
  useLoaderData,
  useOutlet,
  useParams,
  useRevalidator,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { requireAccess } from '../../../ground/access/requireAccess.js';
import { api } from '../../../ground/api.js';
import { paths } from '../../../ground/paths.js';
import { redirectOrReplace } from '../../../ground/redirectOrReplace.js';
import { useText } from '../../../ground/text/useText.js';
import { LoadingScreen } from '../../../shell/layout/LoadingScreen.js';
import { PageTitle } from '../../../shell/layout/PageTitle.js';
import { firstOf, readTrial, type Trial, type TriedAnswers } from './trial.js';
import { TrialContext } from './TrialContext.js';
import { TryingLanguage, useTryingWords } from './tryingWords.js';

/** One order is drawn for all questions; only trying again draws another. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, currentParams, nextParams }) =>
  currentUrl.href === nextUrl.href || currentParams.networkId !== nextParams.networkId;

/** Undefined if it could not be loaded. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<{ trial: Trial | undefined }> {
  const { networkId = '' } = params;
  await requireAccess(api, networkId, request);
  let trial: Trial | undefined;
  try {
    trial = await readTrial(networkId);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'no_study')) return { trial: undefined };
    throw redirectOrReplace(request, paths.study.href(networkId));
  }
  if (!trial) throw redirectOrReplace(request, paths.network.href(networkId));
  return { trial };
}

/** Leads through all questions, and remembers what was answered until the page is left. */
export function Component() {
  const { trial } = useLoaderData<typeof loader>();
  const { networkId = '' } = useParams();
  const [answers] = useState<TriedAnswers>(() => new Map());
  const page = useOutlet();
  const [first] = trial?.nodes ?? [];

  return (
    <Suspense fallback={<LoadingScreen />}>
      <TryingLanguage>
        {!trial || !first ? (
          <NotLoaded />
        ) : page ? (
          <TrialContext value={{ networkId, trial, answers }}>{page}</TrialContext>
        ) : (
          <Navigate replace to={paths.triedQuestion.href(networkId, firstOf(first).nodeId, firstOf(first).iteration)} />
        )}
      </TryingLanguage>
    </Suspense>
  );
}

function NotLoaded() {
  const { common } = useText();
  const { trying: text } = useTryingWords();
  const { revalidate } = useRevalidator();
  return (
    <Frame width="text">
      <PageTitle>{text.title}</PageTitle>
      <PageHead title={text.title} />
      <Alert action={<Button onClick={() => void revalidate()}>{common.tryAgain}</Button>}>{text.loadFailed}</Alert>
    </Frame>
  );
}
