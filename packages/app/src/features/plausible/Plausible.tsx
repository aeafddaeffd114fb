import { newIdempotencyKey } from '@credence/api-client';
import { Alert, Button } from '@credence/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { judgements } from './browserJudgements.js';
import type { Due } from './due.js';
import type { JudgementOutcome } from './judgements.js';
import { Place, Waiting } from './Plausible.styles.js';
import { PlausibleQuestion } from './PlausibleQuestion.js';
import type { LoadedPlausible } from './readPlausible.js';

/** What became of a judgement. */
interface Outcome {
  readonly due: Due;
  readonly plausible: boolean;
  readonly sent: JudgementOutcome;
}

interface PlausibleProps {
  networkId: string;
  /** Whether the user may see the numbers of the network. */
  seesNumbers: boolean;
  /** What is to be judged on arrival. What comes later is not shown: it would push the page from under a finger. */
  known: LoadedPlausible;
  /** The node whose last question led here. */
  finished: string | undefined;
}

/** Asks whether what follows from the answers of a finished node is plausible, now or later. */
export function Plausible({ networkId, seesNumbers, known: onArrival, finished }: PlausibleProps) {
  const [wanted, setWanted] = useState<string>();
  const [first] = useState(onArrival);
  const [arrivedFrom] = useState(finished);
  const { data, load } = useFetcher<LoadedPlausible>();
  const [outcome, setOutcome] = useState<Outcome>();
  const root = useRef<HTMLDivElement>(null);
  const { asked, later } = data ?? first;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const read = async (nodeId: string | undefined) => {
    setWanted(nodeId);
    if (isHere.current) await load(paths.plausible.href(networkId, nodeId));
  };

  // The button that was pressed is gone with its question.
  const focusHere = () => root.current?.focus({ preventScroll: true });
  const goOn = async () => {
    await read(undefined);
    focusHere();
  };
  const say = async (due: Due, plausible: boolean, comment: string) => {
    const sent = await judgements.say(due, { plausible, comment, key: newIdempotencyKey() });
    setOutcome({ due, plausible, sent });
    await goOn();
  };

  if (!outcome && !asked && later.length === 0) return null;
  return (
    <Place ref={root} tabIndex={-1}>
      {outcome ? <Said outcome={outcome} networkId={networkId} onDismiss={() => setOutcome(undefined)} /> : null}
      {asked ? (
        <PlausibleQuestion
          key={asked.due.nodeId}
          networkId={networkId}
          seesNumbers={seesNumbers}
          nodeId={asked.due.nodeId}
          title={asked.due.title}
          isEarlier={arrivedFrom !== undefined && arrivedFrom !== asked.due.nodeId}
          result={asked.result}
          isWanted={asked.due.nodeId === wanted}
          onSay={(plausible, comment) => say(asked.due, plausible, comment)}
          onLater={() => void judgements.postpone(asked.due).then(goOn)}
        />
      ) : null}
      <Later due={later} onOpen={(nodeId) => void read(nodeId)} />
    </Place>
  );
}

interface SaidProps {
  outcome: Outcome;
  networkId: string;
  onDismiss: () => void;
}

function Said({ outcome: { due, plausible, sent }, networkId, onDismiss }: SaidProps) {
  const text = useText();
  const { plausible: words } = text;
  if (sent.state === 'refused')
    return (
      <Alert details={failureSentence(sent.error, text)} onDismiss={onDismiss}>
        {words.failed(due.title)}
      </Alert>
    );
  return (
    <Alert
      tone={sent.state === 'saved' ? 'success' : 'info'}
      details={sent.state === 'waiting' ? words.kept : undefined}
      action={
        plausible ? undefined : (
          <Button size="small" variant="text" asChild>
            <Link to={paths.combinations.href(networkId, due.nodeId)}>{words.review}</Link>
          </Button>
        )
      }
      onDismiss={onDismiss}
    >
      {plausible ? words.saidYes(due.title) : words.saidNo(due.title)}
    </Alert>
  );
}

interface LaterProps {
  due: readonly Due[];
  onOpen: (nodeId: string) => void;
}

function Later({ due, onOpen }: LaterProps) {
  const { plausible: words } = useText();
  if (due.length === 0) return null;
  return (
    <Waiting>
      <span>{words.waiting}</span>
      {due.map(({ nodeId, title }) => (
        <Button key={nodeId} variant="text" size="small" onClick={() => onOpen(nodeId)}>
          {title}
        </Button>
      ))}
    </Waiting>
  );
}
