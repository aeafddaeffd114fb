import type { User } from '@credence/api-client';
import { Alert, Avatar, Button, Frame, Heading, TextField } from '@credence/ui';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { ProfileFields } from '../../account/ProfileFields.js';
import { filledFields, type ProfileValues, profileOf } from '../../account/profileValues.js';
import { DraftNotice } from '../../layout/DraftNotice.js';
import { PageTitle } from '../../layout/PageTitle.js';
import { useNotice } from '../../layout/useNotice.js';
import { useText } from '../../text/useText.js';
import { Fields, Head, Parts } from './ProfileScreen.styles.js';

/** What came of a save. A new one for each. */
export interface Saved {
  readonly ok: boolean;
  readonly message: string;
}

export interface ProfileScreenProps {
  user: User;
  /** What was typed before and never saved. */
  draft: { values: ProfileValues; at: Date } | undefined;
  saving: boolean;
  saved: Saved | undefined;
  onDraft: (values: ProfileValues) => void;
  onDiscard: () => void;
  /** Called with the fields that are neither empty nor zero. */
  onSave: (change: Record<string, string | number>) => void;
  /** The button that changes the password, with its dialog. */
  password: ReactNode;
  /** What else belongs to the account, below the form. */
  children?: ReactNode;
}

/** One's own account. Give it a `key` for each draft. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { user, draft, saving, saved, onDraft, onDiscard, onSave, password, children } = props;
  const { profile } = useText();
  const notify = useNotice();
  const [values, setValues] = useState(() => draft?.values ?? profileOf(user));

  useEffect(() => {
    if (saved?.ok) notify({ tone: 'success', text: saved.message });
    // Once for each save, however often it is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- notify is new on every rendering of its provider
  }, [saved]);

  const change = (changed: Partial<ProfileValues>) => {
    const next = { ...values, ...changed };
    setValues(next);
    onDraft(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) onSave(filledFields(values));
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
      {draft ? <DraftNotice at={draft.at} onDiscard={onDiscard} /> : null}
      {saved && !saved.ok && !saving ? <Alert>{saved.message}</Alert> : null}
      <Fields as="form" method="post" noValidate onSubmit={submit}>
        <TextField label={profile.username} hint={profile.usernameHint} value={user.username} readOnly />
        <ProfileFields values={values} onChange={change} />
        <Button type="submit" variant="primary" busy={saving}>
          {saving ? profile.saving : profile.save}
        </Button>
      </Fields>
      <Parts>{children}</Parts>
    </Frame>
  );
}
