import type { InstitutionWords } from '@credence/text/english/app/institution';
import { Alert, Button, Text } from '@credence/ui';
import { type FormEvent, useState } from 'react';
import { PrivacyConsent } from '../../features/account/PrivacyConsent.js';
import { ProfileFields } from '../../features/account/ProfileFields.js';
import { emptyProfile, filledFields, type ProfileBody } from '../../features/account/profileValues.js';
import { useFieldProblems } from '../../features/account/useFieldProblems.js';
import { useSingleSubmit } from '../../features/account/useSingleSubmit.js';
import { useText } from '../../ground/text/useText.js';
import { Fields, Part } from '../../shell/entry/EntryFrame.styles.js';
import type { RefusedArrival } from './arrive.js';

interface ProfileFormProps {
  words: InstitutionWords;
  /** What the provider knows. */
  named: { readonly firstname: string; readonly lastname: string };
  sending: boolean;
  refused: RefusedArrival | undefined;
  onSubmit: (profile: ProfileBody) => void;
}

/** The profile of somebody who comes for the first time, and what they agree to. */
export function ProfileForm({ words, named, sending, refused, onSubmit }: ProfileFormProps) {
  const { account } = useText();
  const [profile, setProfile] = useState({ ...emptyProfile, firstname: named.firstname, lastname: named.lastname });
  const problems = useFieldProblems();
  const once = useSingleSubmit(sending, refused);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    once(() => onSubmit(filledFields(profile)));
  };
  return (
    <Fields as="form" method="post" onSubmit={submit} {...problems.form}>
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
      {refused ? <Alert>{refused.message ?? words.noResponse}</Alert> : null}
      <Button type="submit" variant="primary" busy={sending}>
        {sending ? words.submitting : words.submit}
      </Button>
    </Fields>
  );
}
