import { orThrow } from '@credence/api-client';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { requireAccess } from '../../access/requireAccess.js';
import { SupersededNote } from '../../answering/SupersededNote.js';
import { api } from '../../api.js';
import { PageTitle } from '../../layout/PageTitle.js';
import { paths } from '../../paths.js';
import { useText } from '../../text/useText.js';
import { QuestionIntroScreen } from './QuestionIntroScreen.js';

/** The maximum length of the name shown: it comes from the address, so it may be anything. */
const LONGEST = 255;

function placeOf({ networkId = '', nodeId = '', iteration = '' }: LoaderFunctionArgs['params']) {
  return { networkId, nodeId, iteration: Number(iteration) };
}

export async function loader({ params, request }: LoaderFunctionArgs) {
  const place = placeOf(params);
  await requireAccess(api, place.networkId, request);
  // The remaining number of questions is optional; without it the page shows the rest.
  const question = await orThrow(
    api.GET('/network/{networkId}/{nodeId}/{iteration}', { params: { path: place } }),
  ).catch(() => undefined);
  return {
    left:
      question?.questionsLeft === undefined
        ? undefined
        : { questions: question.questionsLeft, minutes: question.timeRemaining },
  };
}

export function Component() {
  const { left } = useLoaderData<typeof loader>();
  const { networkId, nodeId, iteration } = placeOf(useParams());
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { questionIntro } = useText();
  const nodeName = [...(search.get('nodeName') ?? '')].slice(0, LONGEST).join('');

  return (
    <>
      <PageTitle>{nodeName || questionIntro.title}</PageTitle>
      <QuestionIntroScreen
        nodeName={nodeName}
        left={left}
        note={<SupersededNote networkId={networkId} />}
        onContinue={() => void navigate(paths.question.href(networkId, nodeId, iteration))}
      />
    </>
  );
}
