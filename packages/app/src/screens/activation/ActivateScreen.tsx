import { Alert, Button, Text, TextField, TextLink } from '@credence/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Mailed } from '../../features/account/mailAnswer.js';
import { useFieldProblems } from '../../features/account/useFieldProblems.js';
import { useSingleSubmit } from '../../features/account/useSingleSubmit.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Fields, Ways } from '../../shell/entry/EntryFrame.styles.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';

/** The result of sending the link again. */
export interface Resent extends Mailed {
  readonly ok: boolean;
}

interface ActivateScreenProps {
  /** The user who has just registered, if known. */
  username: string;
  /** What became of the registration's own mail. */
  mailed: Mailed;
  sending: boolean;
  resent: Resent | undefined;
  onResend: (username: string) => void;
}

/** Says that the account still needs activation, and offers to send the link again. */
export function ActivateScreen({ username: known, mailed, sending, resent, onResend }: ActivateScreenProps) {
  const { signup } = useText();
  const [username, setUsername] = useState(known);
  const problems = useFieldProblems();
  const once = useSingleSubmit(sending, resent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    once(() => onResend(username));
  };

  return (
    <EntryFrame title={signup.activateTitle}>
      {mailed.mail !== 'sent' && !resent ? <Alert tone="warning">{mailed.message}</Alert> : null}
      <Text>{signup.activate}</Text>
      {(resent ?? mailed).mail === 'late' ? null : <Text variant="hint">{signup.activateSpam}</Text>}
      {resent ? <Alert tone={toneOf(resent)}>{resent.message}</Alert> : null}
      <Fields as="form" method="post" onSubmit={submit} {...problems.form}>
        <TextField
          name="username"
          label={signup.username}
          error={problems.of('username')}
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <Button type="submit" busy={sending}>
          {sending ? signup.resending : signup.resend}
        </Button>
      </Fields>
      <Ways>
        <TextLink asChild>
          <Link to={paths.login.href()}>{signup.goToLogin}</Link>
        </TextLink>
      </Ways>
    </EntryFrame>
  );
}

function toneOf({ ok, mail }: Resent) {
  if (!ok) return 'error';
  return mail === 'sent' ? 'success' : 'warning';
}
