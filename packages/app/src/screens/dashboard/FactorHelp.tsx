import { ApiError } from '@credence/api-client';
import { secondFactor } from '@credence/text/english/app/secondFactor';
import { Alert, Button, Heading, Text, TextField } from '@credence/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { wordsOfPart } from '../../ground/text/wordsOfPart.js';
import { Fields, Ways } from '../../shell/entry/EntryFrame.styles.js';
import { Help } from './FactorHelp.styles.js';
import { resetFactor } from './resetFactor.js';

const useWords = wordsOfPart(secondFactor, (folder) => folder.secondFactor());

/** Helps somebody who lost their second factor, and leads to one's own. Suspends. */
export function FactorHelp() {
  const text = useText();
  const words = useWords();
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly tone: 'success' | 'error'; readonly text: string }>();

  const reset = async () => {
    setBusy(true);
    setSaid(undefined);
    try {
      await resetFactor(address);
      setSaid({ tone: 'success', text: words.resetDone(address.trim()) });
      setAddress('');
    } catch (error) {
      const none = error instanceof ApiError && error.code === 'user_not_found';
      setSaid({ tone: 'error', text: none ? words.noFactor : failureSentence(error, text, words) });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void reset();
  };
  return (
    <Help>
      <Heading level={2} size="section">
        {words.helpTitle}
      </Heading>
      <Text>{words.help}</Text>
      <Fields as="form" method="post" noValidate onSubmit={submit}>
        {said ? <Alert tone={said.tone}>{said.text}</Alert> : null}
        <TextField
          label={words.address}
          name="username"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Ways>
          <Button type="submit" busy={busy}>
            {busy ? words.busy : words.reset}
          </Button>
          <Button variant="ghost" asChild>
            <Link to={paths.secondFactor.href()}>{words.own}</Link>
          </Button>
        </Ways>
      </Fields>
    </Help>
  );
}

/** Leads an administrator who needs a second factor to where it is set up. Suspends. */
export function FactorNeeded() {
  const words = useWords();
  return (
    <Alert
      tone="info"
      action={
        <Button size="small" asChild>
          <Link to={paths.secondFactor.href()}>{words.setUp}</Link>
        </Button>
      }
    >
      {words.needed}
    </Alert>
  );
}
