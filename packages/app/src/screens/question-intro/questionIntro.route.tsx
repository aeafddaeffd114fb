import { ApiError, type NetworkNode, orThrow } from '@credence/api-client';
import {
  type LoaderFunctionArgs,
  replace,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
import { requireAccess } from '../../ground/access/requireAccess.js';
import { type AnswerPlace, placeOf } from '../../features/answering/place.js';
import { SupersededNote } from '../../features/answering/SupersededNote.js';
import { TooLargeForFile } from '../../features/answering/TooLargeForFile.js';
import { api } from '../../ground/api.js';
import { type Directions, readDirections } from '../../features/expectation/directions.js';
import { Expectation } from '../../features/expectation/Expectation.js';
import { isExplained } from '../../features/meaning/isExplained.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { nameStates } from '../../features/meaning/nameParents.js';
import { useMeaning } from '../../features/meaning/useMeaning.js';
import { paths } from '../../ground/paths.js';
import type { Text } from '@credence/text';
import { useText } from '../../ground/text/useText.js';
import { QuestionIntroScreen } from './QuestionIntroScreen.js';

/** The maximum length of the name shown: it comes from the address, so it may be anything. */
const LONGEST = 255;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const place = placeOf(params);
  if (Number.isNaN(place.iteration)) return replace(paths.network.href(place.networkId));
  await requireAccess(api, place.networkId, request);
  const { networkId, nodeId } = place;
  // The size of its table and the remaining number of questions are optional; without them the page shows the rest.
  const node = orThrow(api.GET('/network/{networkId}/{nodeId}', { params: { path: { networkId, nodeId } } })).catch(
    () => undefined,
  );
  const directions = readDirections(place);
  const question = await orThrow(
    api.GET('/network/{networkId}/{nodeId}/{iteration}', { params: { path: place } }),
  ).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw replace(questionHref(place));
    return undefined;
  });
  const known = await node;
  // Without conditions there is one question, and nothing to say before it.
  if (known?.parents?.length === 0) return replace(questionHref(place));
  return { question, node: known, directions: await directions };
}

/** Of a question that does not exist: its own page says so. */
const questionHref = ({ networkId, nodeId, iteration }: AnswerPlace) =>
  paths.question.href(networkId, nodeId, iteration);

export function Component() {
  const { question, node, directions } = useLoaderData<typeof loader>();
  const place = placeOf(useParams());
  const { networkId } = place;
  const { revalidate } = useRevalidator();
  const about = useMeaning(question, place, () => void revalidate());
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { opensExpectation = false } = (useLocation().state ?? {}) as { opensExpectation?: boolean };
  const words = useText();
  const { questionIntro } = words;
  const nodeName = [...(search.get('nodeName') ?? '')].slice(0, LONGEST).join('');

  return (
    <>
      <PageTitle>{nodeName || questionIntro.title}</PageTitle>
      <QuestionIntroScreen
        nodeName={nodeName}
        left={
          question?.questionsLeft === undefined
            ? undefined
            : { questions: question.questionsLeft, minutes: question.timeRemaining }
        }
        about={question && isExplained(question) ? about : undefined}
        expectation={expectationOf(place, node, directions, opensExpectation, words)}
        note={
          <>
            <TooLargeForFile node={node} />
            <SupersededNote networkId={networkId} />
          </>
        }
        onContinue={() => void navigate(questionHref(place))}
      />
    </>
  );
}

/** Nothing for a node without parents, or if the server does not know what is expected. */
function expectationOf(
  place: AnswerPlace,
  node: NetworkNode | undefined,
  known: Directions | undefined,
  defaultOpen: boolean,
  words: Text,
) {
  if (!node?.node || !node.parents || !known) return null;
  if (known.directions.length === 0 || known.directions.length !== node.parents.length) return null;
  const states = nameStates([node.node], [node.node.details ?? {}], words)[0]?.vars ?? [];
  return (
    <Expectation
      place={place}
      nodeName={node.node.display_name}
      states={states}
      parents={nameStates(node.parents, node.parentDetails, words)}
      known={known}
      defaultOpen={defaultOpen}
    />
  );
}
