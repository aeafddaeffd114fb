import type { Credentials } from '@credence/api-client';
import { Button, PasswordField, TextField, TextLink } from '@credence/ui';
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import { Link } from 'react-router-dom';
import { useSingleSubmit } from '../../features/account/useSingleSubmit.js';
import { Fields, Ways } from '../../shell/entry/EntryFrame.styles.js';
import { paths } from '../../ground/paths.js';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { DemoAccounts } from './DemoAccounts.js';
import type { LoginFailure } from './loginFailure.js';
import { takeTyped } from '../../ground/firstPage.js';

interface LoginFormProps {
  /** What the first field holds at first. */
  username?: string | undefined;
  demo: readonly Credentials[];
  submitting: boolean;
  failure: LoginFailure | undefined;
  onSubmit: (credentials: Credentials) => void;
  /** Other ways to log in, before the accounts of the demo. */
  children?: ReactNode;
}

/** Name and password. Only the server judges them. */
export function LoginForm(props: LoginFormProps) {
  const { demo, submitting, children } = props;
  const { login } = useFirstText();
  const button = useRef<HTMLButtonElement>(null);
  const { credentials, setCredentials, form, password, submit } = useCredentials(props);

  return (
    <>
      <Fields as="form" ref={form} method="post" noValidate onSubmit={submit}>
        <TextField
          label={login.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          value={credentials.username}
          onChange={(event) => setCredentials({ ...credentials, username: event.target.value })}
        />
        <PasswordField
          ref={password}
          label={login.password}
          name="password"
          value={credentials.password}
          onChange={(event) => setCredentials({ ...credentials, password: event.target.value })}
        />
        <Button ref={button} type="submit" variant="primary" busy={submitting}>
          {submitting ? login.submitting : login.submit}
        </Button>
      </Fields>
      <Ways>
        <TextLink asChild>
          <Link to={paths.forgot.href()}>{login.forgot}</Link>
        </TextLink>
        <TextLink asChild>
          <Link to={paths.signup.href()}>{login.signup}</Link>
        </TextLink>
      </Ways>
      {children}
      {demo.length > 0 ? (
        <DemoAccounts
          accounts={demo}
          onChoose={(account) => {
            setCredentials(account);
            button.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

/** The name and the password while they are typed. */
function useCredentials({ username = '', submitting, failure, onSubmit }: LoginFormProps) {
  const [credentials, setCredentials] = useState<Credentials>({ username, password: '' });
  const password = useRef<HTMLInputElement>(null);

  const form = useRef<HTMLFormElement>(null);

  // The input stays; the password is selected, ready to be typed again.
  useEffect(() => {
    if (failure) password.current?.select();
  }, [failure]);

  const once = useSingleSubmit(submitting, failure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    once(() => onSubmit(credentials));
  };
  useTypedBefore(form, (typed, isSubmitted) => {
    const all = { ...credentials, ...typed };
    setCredentials(all);
    if (isSubmitted) once(() => onSubmit(all));
  });
  return { credentials, setCredentials, form, password, submit };
}

/**
 * Goes on where somebody was typing in the fields that the server sent: with the text, the focus and the selection.
 * @param onTyped is given what was typed, by the fields' names, and whether it was submitted
 */
function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  onTyped: (values: Readonly<Record<string, string>>, isSubmitted: boolean) => void,
): void {
  const take = useEffectEvent(onTyped);
  useLayoutEffect(() => {
    const typed = takeTyped();
    if (!typed) return;
    const { values, focus, isSubmitted } = typed;
    // An empty field of the served page had nothing that this one might have of its own.
    const written = [...values].filter(([, value]) => value !== '');
    take(Object.fromEntries(written), isSubmitted);
    const field = (name: string) => form.current?.elements.namedItem(name);
    // At once, as the selection is one of the text.
    for (const [name, value] of written) Object.assign(field(name) ?? {}, { value });
    const held = focus && field(focus.name);
    if (!(held instanceof HTMLInputElement)) return;
    held.focus({ preventScroll: true });
    held.setSelectionRange(focus?.start ?? null, focus?.end ?? null);
  }, [form]);
}
