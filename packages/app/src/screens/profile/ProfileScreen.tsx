import type { User } from '@credence/api-client';
import { Alert, Avatar, Button, Frame, Heading, TextField } from '@credence/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ProfileFields } from '../../features/account/ProfileFields.js';
import { useFieldProblems } from '../../features/account/useFieldProblems.js';
import { filledFields, type ProfileBody, type ProfileValues, profileOf } from '../../features/account/profileValues.js';
import { DraftNotice } from '../../shell/layout/DraftNotice.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { useText } from '../../ground/text/useText.js';
import { Fields, Head, Parts } from './ProfileScreen.styles.js';

export interface ProfileScreenProps {
  user: User;
  /** The unsaved draft, if there is one. */
  draft: { values: ProfileValues; at: Date } | undefined;
  saving: boolean;
  /** Why the last save failed. */
  problem: string | undefined;
  onDraft: (values: ProfileValues) => void;
  onDiscard: () => void;
  /** Called with the fields that are neither empty nor zero, and with who sees them if that changed. */
  onSave: (change: ProfileBody) => void;
  /** The button that changes the password, with its dialog. */
  password: ReactNode;
  /** The other parts of the account, below the form. */
  children?: ReactNode;
}

/** The user's own account. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { user, draft, saving, problem, onDraft, onDiscard, onSave, password, children } = props;
  const { profile } = useText();
  const problems = useFieldProblems();
  const [values, setValues] = useState(() => draft?.values ?? profileOf(user));

  const [shown, setShown] = useState({ user, typed: false });

  // After a reload the form shows the stored values, unless the user has typed more in the meantime.
  if (shown.user !== user) {
    setShown({ user, typed: false });
    if (draft || !shown.typed || shown.user.username !== user.username) setValues(draft?.values ?? profileOf(user));
  }

  const change = (changed: Partial<ProfileValues>) => {
    const next = { ...values, ...changed };
    setValues(next);
    setShown({ user, typed: true });
    onDraft(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setShown({ user, typed: false });
    onSave(filledFields(values, profileOf(user)));
  };
  const discard = () => {
    setShown({ user, typed: false });
    onDiscard();
  };

  return (
    <Frame width="narrow">
      <PageTitle>{profile.title}</PageTitle>
      <Head>
        <Avatar name={user.username} size="large" />
        <Heading level={1} size="page" tabIndex={-1}>
          {profile.title}
        </Heading>
        {password}
      </Head>
      {draft ? <DraftNotice at={draft.at} onDiscard={discard} /> : null}
      <Fields as="form" method="post" onSubmit={submit} {...problems.form}>
        <TextField label={profile.username} hint={profile.usernameHint} value={user.username} readOnly />
        <ProfileFields values={values} stored={profileOf(user)} problems={problems} onChange={change} />
        {problem ? <Alert>{problem}</Alert> : null}
        <Button type="submit" variant="primary" busy={saving}>
          {saving ? profile.saving : profile.save}
        </Button>
      </Fields>
      <Parts>{children}</Parts>
    </Frame>
  );
}
