import { Alert, Button, Heading, Text } from '@credence/ui';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Ways } from '../../shell/entry/EntryFrame.styles.js';
import { Asked, Means } from './AskedDeputy.styles.js';
import type { DeputyRequest, OpenedDeputyLink } from './deputyRequest.js';
import { studyDeputy } from '@credence/text/english/app/studyDeputy';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';

interface AskedDeputyProps extends Pick<StudyDeputyScreenProps, 'sending' | 'error' | 'onAnswer'> {
  request: DeputyRequest;
}

/** Who asks, for which study, and what the person would get and when. */
export function AskedDeputy({ request, sending, error, onAnswer }: AskedDeputyProps) {
  const text = useText();
  const words = useDeputyWords();
  return (
    <EntryFrame title={words.askedTitle}>
      <Asked>
        <WhoAsks request={request} />
        {request.purpose ? <Text variant="hint">{words.purpose(request.purpose)}</Text> : null}
      </Asked>
      <section>
        <Heading level={2}>{words.meansTitle}</Heading>
        <Means>
          {words.means.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Means>
      </section>
      {error === undefined ? null : <Alert>{failureSentence(error, text, words)}</Alert>}
      <Ways>
        <Button variant="primary" busy={sending} onClick={() => onAnswer(true)}>
          {sending ? words.sending : words.accept}
        </Button>
        <Button variant="text" disabled={sending} onClick={() => onAnswer(false)}>
          {words.decline}
        </Button>
      </Ways>
    </EntryFrame>
  );
}

/** "Dr. Chidi Okafor (c.okafor@hno.example) asks you to be the deputy for the study Larynx." */
export function WhoAsks({ request: { owner, ownerAddress, network } }: Pick<AskedDeputyProps, 'request'>) {
  const { asks } = useDeputyWords();
  const [between, end] = asks;
  return (
    <Text>
      <b>
        <bdi>{owner}</bdi>
      </b>
      {owner === ownerAddress ? null : (
        <>
          {' ('}
          <bdi>{ownerAddress}</bdi>)
        </>
      )}
      {between}
      <b>
        <bdi>{network}</bdi>
      </b>
      {end}
    </Text>
  );
}

/** The words of this page, in the user's language. Suspends. */
export const useDeputyWords = wordsOfPart(studyDeputy, (folder) => folder.studyDeputy());

export interface StudyDeputyScreenProps {
  /** Must not reject. */
  opened: Promise<OpenedDeputyLink>;
  /** The address of the account. */
  signedInAs: string;
  /** Whether an answer is on its way, and what was refused of the last one. */
  sending: boolean;
  error: unknown;
  retrying: boolean;
  onAnswer: (accepts: boolean) => void;
  onRetry: () => void;
  onLogout: () => void;
}
