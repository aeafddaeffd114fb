import type { InstitutionWords } from '@credence/text/english/app/institution';
import { secondFactor } from '@credence/text/english/app/secondFactor';
import { Alert, Button, PasswordField, TextField } from '@credence/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSingleSubmit } from '../../features/account/useSingleSubmit.js';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';
import { Fields } from '../../shell/entry/EntryFrame.styles.js';
import type { RefusedArrival } from './arrive.js';

interface JoinFormProps {
  words: InstitutionWords;
  sending: boolean;
  refused: RefusedArrival | undefined;
  onSubmit: (given: { password: string; code?: string }) => void;
}

const useFactorWords = wordsOfPart(secondFactor, (folder) => folder.secondFactor());

/** The password of an account that is there already, and the code of its second factor once that is asked for. */
export function JoinForm({ words, sending, refused, onSubmit }: JoinFormProps) {
  const factor = useFactorWords();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const asked = useRef<HTMLInputElement>(null);
  const once = useSingleSubmit(sending, refused);
  if (refused?.wantsCode && code === undefined) setCode('');
  useEffect(() => {
    if (refused) asked.current?.select();
  }, [refused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    once(() => onSubmit({ password, ...(code === undefined ? {} : { code }) }));
  };
  return (
    <Fields as="form" method="post" noValidate onSubmit={submit}>
      {refused ? (
        <Alert tone={refused.wantsCode ? 'info' : 'error'}>{refused.message ?? words.noResponse}</Alert>
      ) : null}
      <PasswordField
        {...(code === undefined ? { ref: asked } : {})}
        label={words.password}
        name="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {code === undefined ? null : (
        <TextField
          ref={asked}
          label={factor.code}
          hint={factor.codeHint}
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <Button type="submit" variant="primary" busy={sending}>
        {sending ? words.submitting : words.submit}
      </Button>
    </Fields>
  );
}
