import { Alert, Button, PasswordField, Text, TextField, TextLink } from '@credence/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { PrivacyConsent } from '../../features/account/PrivacyConsent.js';
import { ProfileFields } from '../../features/account/ProfileFields.js';
import { emptyProfile, filledFields, type ProfileBody } from '../../features/account/profileValues.js';
import { useFieldProblems } from '../../features/account/useFieldProblems.js';
import { useSingleSubmit } from '../../features/account/useSingleSubmit.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Fields, Part, Ways } from '../../shell/entry/EntryFrame.styles.js';
import { LaterNotice } from '../../shell/layout/laterDialogs.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { InvitedBy, type OpenedInvitation } from './InvitedBy.js';

export interface SignupScreenProps {
  submitting: boolean;
  failure: SignupFailure | undefined;
  /** Behind the personal link of an invitation, which fixes the address. */
  invitation?: OpenedInvitation | undefined;
  /** What there is to say of a link that led here. */
  note?: string | undefined;
  onSubmit: (registration: ProfileBody) => void;
}

/** Signing up. The browser only requires the address and the passwords; everything else is for the server to judge. */
export function SignupScreen({ submitting, failure, invitation, note, onSubmit }: SignupScreenProps) {
  const { account, signup } = useText();
  const [login, setLogin] = useState<Login>({ username: invitation?.username ?? '', password: '', password2: '' });
  const [profile, setProfile] = useState(emptyProfile);
  const failed = submitting ? undefined : failure;
  const problems = useFieldProblems();
  const once = useSingleSubmit(submitting, failure);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    once(() => onSubmit({ ...login, ...filledFields(profile) }));
  };
  return (
    <EntryFrame
      title={signup.title}
      lead={invitation ? signup.invitedLead : signup.lead}
      message={note ? <Alert tone="info">{note}</Alert> : undefined}
    >
      {invitation ? <InvitedBy invitation={invitation} /> : null}
      <Fields as="form" method="post" onSubmit={submit} {...problems.form}>
        <AccountPart
          login={login}
          problems={problems}
          invitation={invitation}
          onChange={(changed) => setLogin({ ...login, ...changed })}
        />
        <Part>
          <legend>{account.about}</legend>
          <Text variant="hint">{account.aboutWhy}</Text>
          <ProfileFields
            values={profile}
            problems={problems}
            onChange={(changed) => setProfile({ ...profile, ...changed })}
          />
        </Part>
        <PrivacyConsent />
        {/* Next to the button, because the form is taller than the window. */}
        {failed ? <Alert details={failed.details}>{failed.message}</Alert> : null}
        <Button type="submit" variant="primary" busy={submitting}>
          {submitting ? signup.submitting : signup.submit}
        </Button>
      </Fields>
      <Ways>
        <span>
          <span>{signup.haveAccount}</span>{' '}
          <TextLink asChild>
            <Link to={paths.login.href()}>{signup.login}</Link>
          </TextLink>
        </span>
      </Ways>
      <FailureModal failure={failed} />
    </EntryFrame>
  );
}

interface Login {
  readonly username: string;
  readonly password: string;
  readonly password2: string;
}

interface AccountPartProps extends Pick<SignupScreenProps, 'invitation'> {
  login: Login;
  problems: ReturnType<typeof useFieldProblems>;
  onChange: (changed: Partial<Login>) => void;
}

/** The address and the passwords. */
function AccountPart({ login, problems, invitation, onChange }: AccountPartProps) {
  const { signup } = useText();
  const field = (name: keyof Login) => ({
    name,
    label: signup[name],
    error: problems.of(name),
    required: true,
    value: login[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <Part>
      <legend>{signup.account}</legend>
      <TextField
        {...field('username')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={invitation !== undefined}
        hint={invitation ? signup.invitedHint : signup.usernameHint}
      />
      <PasswordField {...field('password')} autoComplete="new-password" hint={signup.passwordHint} />
      <PasswordField {...field('password2')} autoComplete="new-password" />
    </Part>
  );
}

/** Shows the failure once per attempt, and closes itself; the banner stays. */
function FailureModal({ failure }: { failure: SignupFailure | undefined }) {
  const { signup } = useText();
  const [closed, setClosed] = useState<SignupFailure>();

  return (
    <LaterNotice
      open={failure !== undefined && failure !== closed}
      onClose={() => setClosed(failure)}
      tone="error"
      title={signup.failedTitle}
    >
      {failure?.message}
    </LaterNotice>
  );
}

/** Why signing up failed, as sentences. A new object for each attempt. */
export interface SignupFailure {
  readonly message: string;
  /** Our more exact sentence, where the specification has one for every failure. */
  readonly details?: string | undefined;
}
