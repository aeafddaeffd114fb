import { orThrow } from '@credence/api-client';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, replace, useLoaderData, useNavigate } from 'react-router-dom';
import { firstQuestionHref } from '../../../features/invited/firstQuestionHref.js';
import { isRoundOver } from '../../../ground/access/isRoundOver.js';
import { requireAccess } from '../../../ground/access/requireAccess.js';
import { api } from '../../../ground/api.js';
import { paths } from '../../../ground/paths.js';
import type { RouteHandle } from '../../../ground/routeHandle.js';
import { LoadingScreen } from '../../../shell/layout/LoadingScreen.js';
import { PracticeScreen } from './PracticeScreen.js';

export const handle: RouteHandle = { hasDock: true };

/** Leads to the overview where nothing is asked: there is nothing to practise for. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { networkId: id = '' } = params;
  await requireAccess(api, id, request);
  const overview = await orThrow(api.GET('/network/overview/{id}', { params: { path: { id } } })).catch(
    () => undefined,
  );
  if (!overview?.nextQuestion || isRoundOver(overview)) throw replace(paths.network.href(id));
  return { network: overview.networkName, first: firstQuestionHref(id, overview.nextQuestion) };
}

export function Component() {
  const { network, first } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <Suspense fallback={<LoadingScreen />}>
      <PracticeScreen network={network} onGoOn={() => void navigate(first, { replace: true })} />
    </Suspense>
  );
}
