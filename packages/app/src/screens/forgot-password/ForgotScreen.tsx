import { Alert, Button, Text, TextField, TextLink } from '@credence/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Mailed } from '../../features/account/mailAnswer.js';
import { useSingleSubmit } from '../../features/account/useSingleSubmit.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Fields, Ways } from '../../shell/entry/EntryFrame.styles.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';

/** The result of a call, as a sentence. */
export interface CallResult {
  readonly ok: boolean;
  readonly message: string;
  /** What became of the mail, if one was asked for. */
  readonly mail?: Mailed['mail'];
}

interface ForgotScreenProps {
  /** True if it replaces another page at the same address. */
  replaces: boolean;
  sending: boolean;
  outcome: CallResult | undefined;
  onSubmit: (username: string) => void;
  /** Returns from the confirmation to the form. */
  onAgain: () => void;
}

/** Requests a link for setting a new password. Only the server judges the address. */
export function ForgotScreen({ replaces, sending, outcome, onSubmit, onAgain }: ForgotScreenProps) {
  const { forgot, signup } = useText();
  const [username, setUsername] = useState('');
  const once = useSingleSubmit(sending, outcome);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    once(() => onSubmit(username));
  };
  const toLogin = (
    <TextLink asChild>
      <Link to={paths.login.href()}>{forgot.toLogin}</Link>
    </TextLink>
  );

  if (outcome?.ok) {
    return (
      <EntryFrame title={outcome.mail === 'late' ? forgot.title : forgot.sentTitle}>
        <Alert tone={outcome.mail === 'sent' ? 'success' : 'warning'}>{outcome.message}</Alert>
        {outcome.mail === 'late' ? null : (
          <Text>{outcome.mail === 'none' ? forgot.waitsHint : signup.activateSpam}</Text>
        )}
        <Ways>
          <Button onClick={onAgain}>{forgot.again}</Button>
          {toLogin}
        </Ways>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      title={forgot.title}
      lead={forgot.lead}
      replaces={replaces}
      message={outcome ? <Alert>{outcome.message}</Alert> : null}
    >
      <Fields as="form" method="post" noValidate onSubmit={submit}>
        <TextField
          name="username"
          label={forgot.username}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={sending}>
          {sending ? forgot.submitting : forgot.submit}
        </Button>
      </Fields>
      <Ways>{toLogin}</Ways>
    </EntryFrame>
  );
}
