import {
  type LoaderFunctionArgs,
  Navigate,
  useLoaderData,
  useNavigate,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
import { requireAccess } from '../../ground/access/requireAccess.js';
import { api } from '../../ground/api.js';
import { paths } from '../../ground/paths.js';
import { placeNeedsNoData } from '../../ground/tables/useTablePlace.js';
import { type LoadedResults, readResults } from './readResults.js';
import { StudyResultsScreen } from './StudyResultsScreen.js';

/** Another question of the same results needs no data but its answers. */
export const shouldRevalidate = placeNeedsNoData;

interface Loaded {
  /** Undefined if they could not be loaded. Never rejects. */
  readonly page: Promise<LoadedResults | undefined>;
}

export async function loader({ params, request }: LoaderFunctionArgs): Promise<Loaded> {
  const { networkId = '' } = params;
  await requireAccess(api, networkId, request);
  return { page: readResults(networkId).catch(() => undefined) };
}

export function Component() {
  const { page } = useLoaderData<typeof loader>();
  const { networkId = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const nodeId = search.get('node');
  const iteration = Number(search.get('question'));

  return (
    <StudyResultsScreen
      key={networkId}
      elsewhere={<Navigate replace to={paths.network.href(networkId)} />}
      toStudy={<Navigate replace to={paths.study.href(networkId)} state={{ unopened: true }} />}
      page={page}
      shown={nodeId === null ? undefined : { nodeId, iteration }}
      onShow={async (question, { replace }) =>
        navigate(paths.studyResults.href(networkId, question), { replace, preventScrollReset: true })
      }
      onRetry={() => void revalidate()}
    />
  );
}
