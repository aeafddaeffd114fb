import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  Navigate,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useRevalidator,
} from 'react-router-dom';
import { requireAccess } from '../../ground/access/requireAccess.js';
import { api } from '../../ground/api.js';
import { paths } from '../../ground/paths.js';
import { shownBefore } from '../../ground/loading/refresh.js';
import type { RouteHandle } from '../../ground/routeHandle.js';
import { type LoadedStudy, readStudy } from './readStudy.js';
import { carryOut, type RefusedAct, type OwnersAct } from './studyActs.js';
import { StudyScreen } from './StudyScreen.js';

export const handle: RouteHandle = { live: true };

interface Loaded {
  /** Undefined if it could not be loaded. Never rejects. */
  readonly page: Promise<LoadedStudy | undefined>;
}

export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Loaded> {
  const { networkId = '' } = params;
  const before = shownBefore<Loaded>(context);
  await requireAccess(api, networkId, request, before !== undefined);
  return { page: readStudy(networkId).catch(() => before?.page) };
}

export function Component() {
  const { page } = useLoaderData<typeof loader>();
  const { networkId = '' } = useParams();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const state = useLocation().state as { unopened?: unknown } | null;
  const [running, setRunning] = useState<OwnersAct['act']>();
  const [refused, setRefused] = useState<RefusedAct>();

  const act = async (wanted: OwnersAct) => {
    setRunning(wanted.act);
    setRefused(undefined);
    const outcome = await carryOut(networkId, wanted);
    if (outcome.ok && wanted.act === 'openResults') await navigate(paths.studyResults.href(networkId));
    else if (outcome.ok && wanted.act === 'try') await navigate(paths.tryStudy.href(networkId));
    else if (outcome.ok || outcome.isOutdated) await revalidate();
    if (!outcome.ok) setRefused({ act: wanted.act, error: outcome.error });
    setRunning(undefined);
    return outcome;
  };
  return (
    <StudyScreen
      key={networkId}
      elsewhere={<Navigate replace to={paths.network.href(networkId)} />}
      page={page}
      sought={state?.unopened === true}
      running={running}
      refused={refused}
      onAct={act}
      onRetry={() => void revalidate()}
    />
  );
}
