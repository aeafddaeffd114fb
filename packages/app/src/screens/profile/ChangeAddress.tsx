import type { User } from '@credence/api-client';
import { Alert, Button, Dialog, Heading, PasswordField, Text, TextField } from '@credence/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { mailAnswer } from '../../features/account/mailAnswer.js';
import { useNotice } from '../../shell/layout/useNotice.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { askForAddress } from './changeAccount.js';
import { PendingAddress } from './PendingAddress.js';
import { DialogFields } from './ProfileScreen.styles.js';

interface ChangeAddressProps {
  /** The change that is under way. */
  change: User['addressChange'];
  /** Loads the account again. */
  onChanged: () => void;
}

const empty = { username: '', password: '' };

/** What is a name, @ and a host; the server decides the rest. */
const isAddress = (typed: string) => /^[^@\s]+@[^@\s]+$/.test(typed.trim());

/** Asks for another e-mail address, which both addresses then have to agree to by mail. */
export function ChangeAddress({ change, onChanged }: ChangeAddressProps) {
  const { address } = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const request = useAddressRequest(onChanged);
  const { busy, show } = request;

  return (
    <section>
      <Heading level={2} size="section">
        {address.change}
      </Heading>
      <Text variant="hint">{address.hint}</Text>
      {change ? (
        <PendingAddress
          change={change}
          onKept={() => {
            // What was pressed goes with the change: on to the button that begins another one.
            button.current?.focus({ preventScroll: true });
            onChanged();
          }}
        />
      ) : null}
      <Button ref={button} onClick={() => show(true)}>
        {address.change}
      </Button>
      <Dialog
        open={request.open}
        // While it is sent, its answer is waited for here.
        onOpenChange={(shown) => busy || show(shown)}
        title={address.change}
        actions={
          <>
            <Button variant="primary" type="submit" form={id} busy={busy}>
              {busy ? address.sending : address.send}
            </Button>
            <Button variant="ghost" onClick={() => show(false)}>
              {address.cancel}
            </Button>
          </>
        }
      >
        <AddressForm id={id} request={request} />
      </Dialog>
    </section>
  );
}

type AddressRequest = ReturnType<typeof useAddressRequest>;

/** The request while it is written, and why the last one failed. */
function useAddressRequest(onChanged: () => void) {
  const text = useText();
  const { address } = text;
  const notify = useNotice();
  const field = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState(empty);
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const show = (shown: boolean) => {
    setOpen(shown);
    setValues(empty);
    setAsked(false);
    setProblem(undefined);
  };
  const send = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = mailAnswer(await askForAddress(values.username.trim(), values.password), address.sent, text);
      if (answer.mail === 'none') return setProblem(answer.message);
      show(false);
      notify({ tone: 'success', text: answer.message });
      onChanged();
    } catch (error) {
      setProblem(failureSentence(error, text, address));
      // Cleared to be typed again, as in the password dialog.
      setValues({ ...values, password: '' });
      setAsked(false);
      secret.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setAsked(true);
    if (!isAddress(values.username)) return field.current?.focus();
    if (values.password === '') return secret.current?.focus();
    void send();
  };
  return { open, show, values, setValues, asked, problem, busy, submit, field, secret };
}

function AddressForm({ id, request }: { id: string; request: AddressRequest }) {
  const { address } = useText();
  const { values, setValues, asked, problem, submit, field, secret } = request;
  return (
    <DialogFields as="form" id={id} method="post" noValidate onSubmit={submit}>
      {problem ? <Alert>{problem}</Alert> : null}
      <TextField
        ref={field}
        name="username"
        label={address.newAddress}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={values.username}
        error={asked && !isAddress(values.username) ? address.noAddress : undefined}
        onChange={(event) => setValues({ ...values, username: event.target.value })}
      />
      <PasswordField
        ref={secret}
        name="password"
        label={address.password}
        autoComplete="current-password"
        value={values.password}
        error={asked && values.password === '' ? address.noPassword : undefined}
        onChange={(event) => setValues({ ...values, password: event.target.value })}
      />
      <Text variant="hint">{address.consequence}</Text>
    </DialogFields>
  );
}
