import type { SecondFactorWords } from '@credence/text/english/app/secondFactor';
import { Alert, Button, PasswordField, TextField } from '@credence/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Fields, Ways } from '../../shell/entry/EntryFrame.styles.js';
import type { Proof } from './changeFactor.js';
import { useAttempt } from './useAttempt.js';

interface ProofStepProps {
  words: SecondFactorWords;
  /** Whether there is a factor, whose code is asked for, too. */
  wantsCode: boolean;
  /** What the button does. */
  label: string;
  onProof: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password again: whoever finds a session open changes nothing. */
export function ProofStep({ words, wantsCode, label, onProof, onCancel }: ProofStepProps) {
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const { busy, problem, attempt } = useAttempt(words);
  const first = useRef<HTMLInputElement>(null);
  // The pressed button is gone, and the focus with it.
  useEffect(() => first.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt(() => onProof(proof));
  };
  return (
    <Fields as="form" method="post" noValidate onSubmit={submit}>
      {problem ? <Alert>{problem}</Alert> : null}
      <PasswordField
        ref={first}
        label={words.password}
        name="password"
        autoComplete="current-password"
        value={proof.password}
        onChange={(event) => setProof({ ...proof, password: event.target.value })}
      />
      {wantsCode ? (
        <TextField
          label={words.presentCode}
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          value={proof.code}
          onChange={(event) => setProof({ ...proof, code: event.target.value })}
        />
      ) : null}
      <Ways>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? words.busy : label}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Ways>
    </Fields>
  );
}
