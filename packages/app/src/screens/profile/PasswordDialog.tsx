import { ApiError } from '@credence/api-client';
import { Alert, Button, Dialog, PasswordField, Text } from '@credence/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNotice } from '../../shell/layout/useNotice.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { changePassword } from './changeAccount.js';
import { DialogFields } from './ProfileScreen.styles.js';

const empty = { oldPassword: '', newPassword: '', repeatPassword: '' };

/** The button "Change Password" and its dialog. Passwords are never stored. */
export function PasswordDialog() {
  const { profile } = useText();
  const id = useId();
  const change = usePasswordChange();
  const { values, busy, show } = change;
  const field = (name: keyof typeof empty, autoComplete: string) => (
    <PasswordField
      {...(name === 'oldPassword' ? { ref: change.old } : {})}
      name={name}
      label={profile[name]}
      autoComplete={autoComplete}
      value={values[name]}
      onChange={(event) => change.setValues({ ...values, [name]: event.target.value })}
    />
  );

  return (
    <>
      <Button onClick={() => show(true)}>{profile.changePassword}</Button>
      <Dialog
        open={change.open}
        onOpenChange={show}
        title={profile.changePassword}
        actions={
          <>
            <Button variant="primary" type="submit" form={id} busy={busy}>
              {busy ? profile.changing : profile.change}
            </Button>
            <Button variant="ghost" onClick={() => show(false)}>
              {profile.cancel}
            </Button>
          </>
        }
      >
        <DialogFields as="form" id={id} method="post" noValidate onSubmit={change.submit}>
          {change.problem ? <Alert>{change.problem}</Alert> : null}
          {field('oldPassword', 'current-password')}
          {field('newPassword', 'new-password')}
          {field('repeatPassword', 'new-password')}
          <Text variant="hint">{profile.otherSessions}</Text>
        </DialogFields>
      </Dialog>
    </>
  );
}

/** The passwords while they are typed, and why they were not taken. */
function usePasswordChange() {
  const text = useText();
  const { profile } = text;
  const notify = useNotice();
  const old = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const show = (shown: boolean) => {
    setOpen(shown);
    setValues(empty);
    setProblem(undefined);
  };
  const change = async () => {
    setBusy(true);
    try {
      await changePassword(values.oldPassword, values.newPassword);
      show(false);
      notify({ tone: 'success', text: profile.passwordChanged });
    } catch (error) {
      const wrong = error instanceof ApiError && error.status === 400;
      setProblem(wrong ? profile.invalidPassword : failureSentence(error, text, profile));
      if (wrong) {
        setValues({ ...values, oldPassword: '' });
        old.current?.focus();
      }
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const { oldPassword, newPassword, repeatPassword } = values;
    if (newPassword !== repeatPassword) return setProblem(profile.mismatch);
    if (!oldPassword || !newPassword || !repeatPassword) return setProblem(profile.fillAll);
    setProblem(undefined);
    void change();
  };
  return { open, show, values, setValues, problem, busy, submit, old };
}
