import { Button, OpenText } from '@credence/ui';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../text/useText.js';
import { Form, Root } from './EmailInvitations.styles.js';
import type { useEmailInvitations } from './useEmailInvitations.js';

interface EmailInvitationsProps extends ReturnType<typeof useEmailInvitations> {
  /** An address for which no account was found: the form opens with it. */
  missed: string | undefined;
}

/** Whether a name for which no account was found may be an address. */
const isLikely = (name: string) => name.includes('@') && name.length <= 254;

/** Invites people by their addresses, several at once, whether or not they have an account. */
export function EmailInvitations({ missed, sending, error, send }: EmailInvitationsProps) {
  const { share } = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<string>();
  if (missed !== known) {
    setKnown(missed);
    if (missed !== undefined && isLikely(missed)) {
      setOpen(true);
      setTyped((before) => before || missed);
    }
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const left = await send(typed);
    setTyped(left.join(', '));
  };
  return (
    <Root>
      <Button variant="text" size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {share.byEmail}
      </Button>
      <Form id={id} noValidate hidden={!open} onSubmit={(event) => void submit(event)}>
        <OpenText
          label={share.addresses}
          hint={share.addressesHint}
          error={error}
          rows={1}
          maxLength={5000}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" busy={sending}>
          {sending ? share.sending : share.send}
        </Button>
      </Form>
    </Root>
  );
}
