import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { pressOrKey } from '../../foundations/interaction/pressOrKey.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { OpenText } from '../../forms/open-text/OpenText.js';
import { shareDialogLabels } from '../../labels/english.js';
import type { CollaboratorDetails, UsernameDetails } from './collaborator.js';
import { Details, Form } from './ShareDialog.styles.js';

interface InviteFormProps {
  /** The text, when controlled. */
  username?: string | undefined;
  defaultUsername?: string | undefined;
  onUsernameChange?: ((username: string, details: UsernameDetails) => void) | undefined;
  onInvite: (username: string, details: CollaboratorDetails) => void;
  /** True while an invitation is being sent. */
  inviting?: boolean | undefined;
  /** The error of the last invitation. */
  error?: ReactNode;
  /** What an invitation says besides. */
  details?: ReactNode;
}

/** The keyboard for e-mail addresses; an account's name need not be one. */
const addressKeyboard = {
  inputMode: 'email',
  enterKeyHint: 'send',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** The form for inviting people, one or several at once. The text stays until the invitation has been sent. */
export function InviteForm({ onInvite, inviting = false, error, details, ...typed }: InviteFormProps) {
  const labels = useLabels({ shareDialog: shareDialogLabels });
  const field = useRef<HTMLTextAreaElement>(null);
  const [username, setUsername] = useInvitedText({ ...typed, inviting, error });
  const [empty, setEmpty] = useState(false);
  const sentBy = useRef<'press' | 'key'>('key');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (inviting) return;
    const whom = username.trim();
    setEmpty(whom === '');
    field.current?.focus();
    if (whom) onInvite(whom, { reason: sentBy.current, event: event.nativeEvent });
  };

  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter belongs to whoever composes a letter, and with Shift it begins a line.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    sentBy.current = 'key';
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <Form noValidate data-slot="invite" data-details={details ? '' : undefined} onSubmit={submit}>
      {/* A list of addresses is pasted with its line breaks, which a field of one line would drop. */}
      <OpenText
        ref={field}
        rows={1}
        label={labels.shareDialog.invite}
        hint={labels.shareDialog.inviteHint}
        error={empty ? labels.shareDialog.nobody : error}
        {...addressKeyboard}
        value={username}
        onChange={(event) => {
          setUsername(event.target.value, { reason: 'type', event: event.nativeEvent });
          setEmpty(false);
        }}
        onKeyDown={sendOnEnter}
      />
      {details ? <Details data-slot="details">{details}</Details> : null}
      <PressButton
        type="submit"
        variant="primary"
        busy={inviting}
        // Before the form is submitted, whose event does not tell.
        onClick={(event) => {
          sentBy.current = pressOrKey(event.nativeEvent);
        }}
      >
        {inviting ? labels.shareDialog.sending : labels.shareDialog.send}
      </PressButton>
    </Form>
  );
}

/** The text of the field, which is cleared when an invitation has been sent. */
function useInvitedText({
  username: given,
  defaultUsername,
  onUsernameChange,
  inviting,
  error,
}: Omit<InviteFormProps, 'onInvite' | 'details'>) {
  const [username, setUsername] = useControllableState<string, UsernameDetails>({
    value: given,
    defaultValue: defaultUsername ?? '',
    onChange: onUsernameChange,
  });
  const sent = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (inviting) sent.current ??= username.trim();
    if (inviting || sent.current === undefined) return;
    // Sent: clear the field for the next person, unless the user is already typing one.
    if (!error && username.trim() === sent.current) setUsername('', { reason: 'sent', event: undefined });
    sent.current = undefined;
  }, [inviting, error, username, setUsername]);
  return [username, setUsername] as const;
}
