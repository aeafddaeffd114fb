import type { User } from '@credence/api-client';
import { dateFormat } from '@credence/text';
import { secondFactor } from '@credence/text/english/app/secondFactor';
import { Alert, Button, Heading, Text } from '@credence/ui';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Ways } from '../../shell/entry/EntryFrame.styles.js';
import { beginFactor, confirmFactor, type Proof, removeFactor } from './changeFactor.js';
import { ProofStep } from './ProofStep.js';
import { ScanStep } from './ScanStep.js';
import { Codes } from './SecondFactor.styles.js';

interface SecondFactorScreenProps {
  /** Undefined if the account could not be loaded. */
  user: User | undefined;
  /** Loads it again. */
  onChanged: () => void;
}

type Step =
  | { readonly at: 'start'; readonly said?: string }
  | { readonly at: 'begin' | 'remove' }
  | { readonly at: 'scan'; readonly secret: string; readonly url: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const useWords = wordsOfPart(secondFactor, (folder) => folder.secondFactor());

/** Sets up and removes the second factor of one's own account. Suspends. */
export function SecondFactorScreen({ user, onChanged }: SecondFactorScreenProps) {
  const words = useWords();
  const [step, setStep] = useState<Step>({ at: 'start' });
  const start = () => setStep({ at: 'start' });
  const factor = user?.secondFactor;

  const remove = async (proof: Proof) => {
    await removeFactor(proof);
    setStep({ at: 'start', said: words.removed });
    onChanged();
  };
  const confirm = async (code: string) => {
    setStep({ at: 'codes', codes: await confirmFactor(code) });
    onChanged();
  };
  const proof = { words, wantsCode: factor !== undefined, onCancel: start };
  return (
    <EntryFrame title={words.title} lead={words.lead}>
      {user ? null : <Alert>{words.notLoaded}</Alert>}
      {user && step.at === 'start' ? <Start words={words} user={user} step={step} onStep={setStep} /> : null}
      {step.at === 'begin' ? (
        <ProofStep
          {...proof}
          label={words.next}
          onProof={async (given) => setStep({ at: 'scan', ...(await beginFactor(given)) })}
        />
      ) : null}
      {step.at === 'remove' ? <ProofStep {...proof} label={words.remove} onProof={remove} /> : null}
      {step.at === 'scan' ? (
        <ScanStep words={words} secret={step.secret} url={step.url} onCode={confirm} onCancel={start} />
      ) : null}
      {step.at === 'codes' ? <Kept words={words} codes={step.codes} onDone={start} /> : null}
    </EntryFrame>
  );
}

interface StartProps {
  words: typeof secondFactor;
  user: User;
  step: { readonly said?: string };
  onStep: (step: Step) => void;
}

/** What there is, and what can be done about it. */
function Start({ words, user: { hasPassword, secondFactor: factor }, step, onStep }: StartProps) {
  const { common } = useText();
  if (hasPassword === false) return <Text>{words.byInstitution}</Text>;
  return (
    <>
      {step.said ? <Alert tone="success">{step.said}</Alert> : null}
      {factor ? (
        <Text>
          {`${words.since(dateFormat(common.dates, 'day').format(new Date(factor.since)))} ${words.codesLeft(factor.codesLeft)}`}
        </Text>
      ) : step.said ? null : (
        <Text>{words.off}</Text>
      )}
      <Ways>
        <Button variant={factor ? 'outline' : 'primary'} onClick={() => onStep({ at: 'begin' })}>
          {factor ? words.setUpAgain : words.setUp}
        </Button>
        {factor ? <Button onClick={() => onStep({ at: 'remove' })}>{words.remove}</Button> : null}
      </Ways>
    </>
  );
}

/** The recovery codes, this once. */
function Kept({ words, codes, onDone }: { words: typeof secondFactor; codes: readonly string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Heading ref={heading} level={2} size="section" tabIndex={-1}>
        {words.codesTitle}
      </Heading>
      <Text>{words.codes}</Text>
      <Codes translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <div>
        <Button variant="primary" onClick={onDone}>
          {words.kept}
        </Button>
      </div>
    </>
  );
}
