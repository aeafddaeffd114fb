import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { Button } from '../button/index.js';
import { shareDialogLabels } from './shareDialog.labels.js';
import { useLabels } from '../provider/useLabels.js';
import { TextField } from '../text-field/index.js';
import { Form } from './ShareDialog.styles.js';

interface InviteFormProps {
  /** The field, which has the focus first. */
  field: RefObject<HTMLInputElement | null>;
  onInvite: (username: string) => void;
  /** True while an invitation is on its way. */
  inviting: boolean;
  /** Why the last invitation failed. */
  error: ReactNode;
}

/** Whom to invite. What was typed stays until the invitation is sent. */
export function InviteForm({ field, onInvite, inviting, error }: InviteFormProps) {
  const labels = useLabels({ shareDialog: shareDialogLabels });
  const [username, setUsername] = useState('');
  const [empty, setEmpty] = useState(false);
  const [wasInviting, setWasInviting] = useState(inviting);

  if (wasInviting !== inviting) {
    setWasInviting(inviting);
    // It arrived: the field is free for the next person.
    if (!inviting && !error) setUsername('');
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (inviting) return;
    const whom = username.trim();
    setEmpty(whom === '');
    field.current?.focus();
    if (whom) onInvite(whom);
  };

  return (
    <Form noValidate data-slot="invite" onSubmit={submit}>
      <TextField
        ref={field}
        label={labels.shareDialog.invite}
        hint={labels.shareDialog.inviteHint}
        error={empty ? labels.shareDialog.nobody : error}
        // The keyboard for addresses; an account's name need not be one.
        inputMode="email"
        enterKeyHint="send"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={username}
        onChange={(event) => {
          setUsername(event.target.value);
          setEmpty(false);
        }}
      />
      <Button type="submit" variant="primary" busy={inviting}>
        {inviting ? labels.shareDialog.sending : labels.shareDialog.send}
      </Button>
    </Form>
  );
}
