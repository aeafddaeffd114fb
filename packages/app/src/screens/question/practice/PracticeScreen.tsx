import { isAnswered } from '@credence/bayesnet';
import { Button, Frame, PageHead, Text } from '@credence/ui';
import { useEffect, useState } from 'react';
import type { UntimedAnswer } from '../../../features/answering/answerDraft.js';
import { storedFigures } from '../../../features/answering/wireShares.js';
import { useText } from '../../../ground/text/useText.js';
import { focusTitle } from '../../../shell/layout/focusTitle.js';
import { PageTitle } from '../../../shell/layout/PageTitle.js';
import { AfterAll } from '../AfterAll.styles.js';
import { Line } from '../Neighbour.styles.js';
import { QuestionScreen } from '../QuestionScreen.js';
import { practiceQuestion } from './practiceQuestion.js';
import { studyInvitation } from '@credence/text/english/app/studyInvitation';
import { wordsOfPart } from '../../../ground/text/wordsOfPart.js';

interface PracticeScreenProps {
  /** The name of the network whose questions follow. */
  network: string;
  /** Leads to the first of them. */
  onGoOn: () => void;
}

/** One question of everyday life before the first of a study, and what its answer means. It may be skipped. */
export function PracticeScreen({ network, onGoOn }: PracticeScreenProps) {
  const words = usePracticeWords();
  const [given, setGiven] = useState<UntimedAnswer>();
  // To the heading, and not to the first slider: it is not the question that they came for.
  useEffect(() => void focusTitle(), [given]);
  if (given)
    return (
      <Frame width="text">
        <PageTitle>{words.next(network)}</PageTitle>
        <PageHead title={words.next(network)} />
        <AfterAll>
          <Meaning given={given} />
          <Button variant="primary" onClick={onGoOn}>
            {words.goOn}
          </Button>
        </AfterAll>
      </Frame>
    );
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <QuestionScreen
        question={practiceQuestion(words)}
        backHref={undefined}
        changeHref={undefined}
        rehearsal={{
          says: (
            <Line>
              {words.says}
              <Button variant="ghost" size="small" onClick={onGoOn}>
                {words.skip}
              </Button>
            </Line>
          ),
          note: words.note,
          isEveryday: true,
        }}
        saving={false}
        failure={undefined}
        onSave={setGiven}
        onReload={() => undefined}
      />
    </>
  );
}

/** What was said, and that one need not say it. */
function Meaning({ given }: { given: UntimedAnswer }) {
  const words = usePracticeWords();
  const { common } = useText();
  if (!isAnswered(given)) return <Text>{words.setAside}</Text>;
  const shares = storedFigures(given);
  const largest = Math.max(...shares);
  const state = words.states[shares.indexOf(largest)] ?? '';
  return (
    <>
      <Text>{words.means(state, largest.toLocaleString(common.locale))}</Text>
      <Text>{words.maySetAside}</Text>
    </>
  );
}

/** The words of an invitation to a study, in the user's language. Suspends. */
const useInvitationWords = wordsOfPart(studyInvitation, (folder) => folder.studyInvitation());

/** The words of the practice question, in the user's language. Suspends. */
const usePracticeWords = () => useInvitationWords().practice;
