import type { components } from '@credence/api-client';
import { Alert, Button, Text, TextField, TextLink } from '@credence/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFieldProblems } from '../../features/account/useFieldProblems.js';
import { useSingleSubmit } from '../../features/account/useSingleSubmit.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Fields, Ways } from '../../shell/entry/EntryFrame.styles.js';
import type { StudyInvitationScreenProps } from './studyInvitationScreenProps.js';
import { useStudyWords } from './useStudyWords.js';

interface ComeBackProps
  extends Pick<StudyInvitationScreenProps, 'typed' | 'sending' | 'refused' | 'onTyped' | 'onEnter'> {
  invitation: components['schemas']['OpenedStudyInvitation'];
}

/** For somebody who takes part and is not signed in: one press in a browser that is known, else the address. */
export function ComeBack({ invitation, typed, sending, refused, onTyped, onEnter }: ComeBackProps) {
  const words = useStudyWords();
  const { signup } = useText();
  const [username, setUsername] = useState(typed.username);
  const problems = useFieldProblems();
  const once = useSingleSubmit(sending, refused);
  const { isKnown, network, networkId, owner } = invitation;
  const wrong = refused?.kind === 'refused' ? refused : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    once(() => onEnter(isKnown ? undefined : username));
  };
  return (
    <EntryFrame title={words.acceptedTitle} replaces>
      <Text>{words.back(network, owner)}</Text>
      <Fields as="form" method="post" onSubmit={submit} {...problems.form}>
        {isKnown ? null : (
          <TextField
            name="username"
            label={signup.username}
            hint={words.addressHint}
            type="email"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            error={problems.of('username') ?? (wrong?.field === 'username' ? wrong.message : undefined)}
            onChange={({ target }) => {
              setUsername(target.value);
              onTyped({ ...typed, username: target.value });
            }}
          />
        )}
        {wrong && wrong.field !== 'username' ? <Alert>{wrong.message ?? words.notSent}</Alert> : null}
        <Ways>
          <Button type="submit" variant="primary" busy={sending}>
            {sending ? words.sending : words.goOn}
          </Button>
          <TextLink asChild>
            <Link to={paths.login.href(paths.network.href(networkId))}>{words.withPassword}</Link>
          </TextLink>
        </Ways>
      </Fields>
    </EntryFrame>
  );
}
