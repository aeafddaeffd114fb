import { Alert, Button, PasswordField, TextLink } from '@credence/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFieldProblems } from '../../features/account/useFieldProblems.js';
import { useSingleSubmit } from '../../features/account/useSingleSubmit.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Fields, Ways } from '../../shell/entry/EntryFrame.styles.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import type { CallResult } from './ForgotScreen.js';

interface NewPasswordScreenProps {
  username: string;
  sending: boolean;
  outcome: CallResult | undefined;
  onSubmit: (password: string) => void;
  /** Leaves the link for the form that requests a new one. */
  onAgain: () => void;
}

/** Sets a new password through a mailed link. */
export function NewPasswordScreen({ username, sending, outcome, onSubmit, onAgain }: NewPasswordScreenProps) {
  const { forgot, signup } = useText();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [differ, setDiffer] = useState(false);
  const repeat = useRef<HTMLInputElement>(null);
  const problems = useFieldProblems();
  const once = useSingleSubmit(sending, outcome);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDiffer(password !== repeated);
    if (password === repeated) once(() => onSubmit(password));
    else repeat.current?.focus();
  };

  if (outcome?.ok) return <PasswordIsSet message={outcome.message} />;
  return (
    <EntryFrame
      title={forgot.newTitle}
      lead={forgot.newLead(username)}
      message={outcome && !differ ? <Alert>{outcome.message}</Alert> : null}
    >
      <Fields as="form" method="post" onSubmit={submit} {...problems.form}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          name="password"
          label={forgot.password}
          hint={signup.passwordHint}
          error={problems.of('password')}
          required
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          ref={repeat}
          name="password2"
          label={forgot.repeat}
          error={differ ? forgot.mismatch : problems.of('password2')}
          required
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => {
            setRepeated(event.target.value);
            setDiffer(false);
          }}
        />
        <Button type="submit" variant="primary" busy={sending}>
          {sending ? forgot.saving : forgot.save}
        </Button>
      </Fields>
      <NewLink onAgain={onAgain} />
    </EntryFrame>
  );
}

function PasswordIsSet({ message }: { message: string }) {
  const { forgot, signup } = useText();
  return (
    <EntryFrame title={forgot.doneTitle}>
      <Alert tone="success">{message}</Alert>
      <Ways>
        <Button variant="primary" asChild>
          <Link to={paths.login.href()}>{signup.goToLogin}</Link>
        </Button>
      </Ways>
    </EntryFrame>
  );
}

function NewLink({ onAgain }: Pick<NewPasswordScreenProps, 'onAgain'>) {
  const { signup } = useText();
  return (
    <Ways>
      <TextLink asChild>
        <Link to={paths.forgot.href()} replace onClick={onAgain}>
          {signup.newLink}
        </Link>
      </TextLink>
    </Ways>
  );
}
