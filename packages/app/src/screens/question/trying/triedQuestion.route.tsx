import { ApiError, orThrow, type Question } from '@credence/api-client';
import { TextLink } from '@credence/ui';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useParams, useRevalidator } from 'react-router-dom';
import { answeredWith } from '../../../features/answering/answeredWith.js';
import { placeOf } from '../../../features/answering/place.js';
import { useMeaning } from '../../../features/meaning/useMeaning.js';
import { api } from '../../../ground/api.js';
import { paths } from '../../../ground/paths.js';
import type { RouteHandle } from '../../../ground/routeHandle.js';
import { PageTitle } from '../../../shell/layout/PageTitle.js';
import { Line } from '../Neighbour.styles.js';
import { QuestionMissing } from '../QuestionMissing.js';
import { QuestionScreen } from '../QuestionScreen.js';
import { around, beforeOf, keyOf, numberOf, type TriedPlace } from './trial.js';
import { useTrial } from './TrialContext.js';
import { useTryingWords } from './tryingWords.js';

export const handle: RouteHandle = { hasDock: true };

interface Loaded {
  /** Missing if it could not be loaded. */
  readonly question?: Question;
  /** Whether the server says that the study asks no such question. */
  readonly isUnknown?: boolean;
}

export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const { networkId: id, nodeId, iteration } = placeOf(params);
  if (Number.isNaN(iteration)) return { isUnknown: true };
  try {
    const path = { id, nodeId, iteration };
    return { question: await orThrow(api.GET('/network/study/{id}/try/{nodeId}/{iteration}', { params: { path } })) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    return { isUnknown: error instanceof ApiError && error.status === 404 };
  }
}

export function Component() {
  const { question, isUnknown = false } = useLoaderData<typeof loader>();
  const { networkId } = useTrial();
  const { nodeId, iteration } = placeOf(useParams());
  const { revalidate } = useRevalidator();
  if (!question)
    return (
      <QuestionMissing
        known={!isUnknown}
        overviewHref={paths.network.href(networkId)}
        onRetry={() => void revalidate()}
      />
    );
  const place = { nodeId, iteration };
  return <Tried key={keyOf(place)} place={place} asked={question} />;
}

/** A question as an expert gets it. What is answered stays in the memory of the page. */
function Tried({ place, asked }: { place: TriedPlace; asked: Question }) {
  const { networkId, trial, answers } = useTrial();
  const { trying: text } = useTryingWords();
  const navigate = useNavigate();
  const about = useMeaning(asked, { networkId, nodeId: place.nodeId }, () => undefined);
  const given = answers.get(keyOf(place))?.answer;
  const question = given ? answeredWith(asked, given) : asked;
  const { next, back } = around(trial, place, asked, answers);
  const hrefOf = ({ nodeId, iteration }: TriedPlace) => paths.triedQuestion.href(networkId, nodeId, iteration);

  const { questionsLeft: of = 1, timeRemaining } = asked;
  const left = of - [...answers.values()].filter(({ nodeId }) => nodeId === place.nodeId).length;
  return (
    <>
      <PageTitle>{question.node.display_name}</PageTitle>
      <QuestionScreen
        question={question}
        about={about}
        before={beforeOf(answers, place.nodeId, asked.previousIteration)}
        backHref={back && hrefOf(back)}
        changeHref={undefined}
        last={next === undefined}
        rehearsal={{
          says: (
            <Line>
              {text.says}
              <TextLink asChild>
                <Link to={paths.study.href(networkId)}>{text.back}</Link>
              </TextLink>
            </Line>
          ),
          note: text.note,
          progress: {
            percent: Math.floor((100 * (of - left)) / of),
            minutesLeft: Math.ceil((timeRemaining * left) / of),
            question: { number: numberOf(trial, place), total: of },
          },
        }}
        saving={false}
        failure={undefined}
        onSave={(answer) => {
          answers.set(keyOf(place), { ...place, answer });
          void navigate(next ? hrefOf(next) : paths.triedEnd.href(networkId));
        }}
        onReload={() => undefined}
      />
    </>
  );
}
