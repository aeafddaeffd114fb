import { secondFactor } from '@credence/text/english/app/secondFactor';
import { Button, Text, TextField } from '@credence/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSingleSubmit } from '../../features/account/useSingleSubmit.js';
import { Fields, Ways } from '../../shell/entry/EntryFrame.styles.js';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';
import type { LoginFailure } from './loginFailure.js';

export interface CodeStepProps {
  /** Whose password was right. */
  username: string;
  submitting: boolean;
  /** Why the last attempt failed. A new object for each. */
  failure: LoginFailure | undefined;
  onSubmit: (code: string) => void;
  /** Back to the password. */
  onBack: () => void;
}

const useWords = wordsOfPart(secondFactor, (folder) => folder.secondFactor());

/** The second step of the login: a code of the app, or a recovery code. Only who has a second factor loads it. Suspends. */
export default function CodeStep({ username, submitting, failure, onSubmit, onBack }: CodeStepProps) {
  const words = useWords();
  const [code, setCode] = useState('');
  const [recovers, setRecovers] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const once = useSingleSubmit(submitting, failure);

  // The password's form is gone, and the focus with it; a wrong code is typed again.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [failure, recovers]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    once(() => onSubmit(code));
  };
  const other = () => {
    setCode('');
    setRecovers(!recovers);
  };
  return (
    <>
      <Text>{words.codeLead(username)}</Text>
      <Fields as="form" method="post" noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label={recovers ? words.recoveryCode : words.code}
          hint={recovers ? words.recoveryHint : words.codeHint}
          name="code"
          autoComplete={recovers ? 'off' : 'one-time-code'}
          inputMode={recovers ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={submitting}>
          {submitting ? words.submitting : words.submit}
        </Button>
      </Fields>
      <Ways>
        <Button variant="ghost" onClick={other}>
          {recovers ? words.useApp : words.useRecovery}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {words.back}
        </Button>
      </Ways>
    </>
  );
}
