import { Alert, Button, PasswordField, Text } from '@credence/ui';
import { type FormEvent, useState } from 'react';
import { useSingleSubmit } from '../../features/account/useSingleSubmit.js';
import { Fields, Ways } from '../../shell/entry/EntryFrame.styles.js';
import { dateFormat } from '@credence/text';
import { useText } from '../../ground/text/useText.js';

/** A sign-up whose address still has to be confirmed. */
export interface PendingRegistration {
  readonly username: string;
  /** May be empty. */
  readonly name: string;
  /** ISO 8601. */
  readonly registeredAt: string;
}

/** What the owner of the address says to it. */
export type OwnerAnswer = { readonly password: string; readonly isNew: boolean } | { readonly reject: true };

interface OwnerStepProps {
  registration: PendingRegistration;
  sending: boolean;
  /** Why the last answer was refused. */
  failure: string | undefined;
  /** A new object for each answered attempt. */
  attempt: unknown;
  onAnswer: (answer: OwnerAnswer) => void;
}

/**
 * Asks whoever opened the mail, in another browser than the one that signed up, for the password: it was perhaps
 * somebody else who signed up, and must not get in.
 */
export function OwnerStep({ registration, sending, failure, attempt, onAnswer }: OwnerStepProps) {
  const { signup, common } = useText();
  const [isNew, setNew] = useState(false);
  const [password, setPassword] = useState('');
  const once = useSingleSubmit(sending, attempt);
  const when = dateFormat(common.dates).format(new Date(registration.registeredAt));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    once(() => onAnswer({ password, isNew }));
  };
  return (
    <>
      <Text>{signup.registeredBy(registration.username, when, registration.name)}</Text>
      <Fields as="form" method="post" onSubmit={submit}>
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={registration.username} readOnly hidden />
        <PasswordField
          name="password"
          label={isNew ? signup.newPassword : signup.signupPassword}
          hint={isNew ? signup.newPasswordHint : signup.signupPasswordHint}
          required
          autoComplete={isNew ? 'new-password' : 'current-password'}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {failure ? <Alert>{failure}</Alert> : null}
        <Button type="submit" variant="primary" busy={sending}>
          {signup.activateNow}
        </Button>
      </Fields>
      <Ways>
        <Button
          variant="text"
          onClick={() => {
            setNew(!isNew);
            setPassword('');
          }}
        >
          {isNew ? signup.iChoseIt : signup.notChosen}
        </Button>
        <Button variant="text" disabled={sending} onClick={() => once(() => onAnswer({ reject: true }))}>
          {signup.notMe}
        </Button>
      </Ways>
    </>
  );
}
