import { Alert, OpenText, Switch, Text, TextField } from '@credence/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PrivacyConsent } from '../../features/account/PrivacyConsent.js';
import { useFieldProblems } from '../../features/account/useFieldProblems.js';
import { useSingleSubmit } from '../../features/account/useSingleSubmit.js';
import { useText } from '../../ground/text/useText.js';
import { Fields, Part } from '../../shell/entry/EntryFrame.styles.js';
import type { Acceptance } from './acceptance.js';
import type { StudyInvitationScreenProps } from './studyInvitationScreenProps.js';
import { useStudyWords } from './useStudyWords.js';

interface TakePartFormProps
  extends Pick<
    StudyInvitationScreenProps,
    'signedInAs' | 'contact' | 'typed' | 'sending' | 'refused' | 'onTyped' | 'onAccept'
  > {
  /** Whether the address has an account, whose name is known. */
  hasAccount: boolean;
  /** Whether so few are asked that one can guess whose an answer is. */
  few: boolean;
  /** Whether the experts may be shown what all say together. */
  shown: boolean;
  /** The button that submits it. */
  children: ReactNode;
}

/** The form by which somebody takes part: no password, and nothing about an account that is there already. */
export function TakePartForm(props: TakePartFormProps) {
  const { contact, few, shown, children } = props;
  const words = useStudyWords();
  const { problems, values, change, field, submit } = useAcceptance(props);
  const choice = (name: 'publishes' | 'named') => (
    <Switch checked={values[name]} onCheckedChange={(checked) => change({ [name]: checked })}>
      {words[name]}
    </Switch>
  );

  return (
    <Fields as="form" method="post" onSubmit={submit} {...problems.form}>
      <ExpertFields {...props} field={field} />
      <Part>
        <legend>{words.consents}</legend>
        <Text variant="hint">{words.consentsHint}</Text>
        {choice('publishes')}
        {choice('named')}
      </Part>
      {shown ? <Text variant="hint">{words.shown}</Text> : null}
      {few ? <Alert tone="info">{words.few}</Alert> : null}
      <PrivacyConsent before={words.agreesBefore} after={words.agreesAfter}>
        {contact ? <span>{` ${words.complaints(contact)}`}</span> : null}
      </PrivacyConsent>
      {/* One element, so that no gap of the fields comes between. */}
      <div>{children}</div>
    </Fields>
  );
}

/** What is typed in the form, and what the server or the browser says of it. */
function useAcceptance({ signedInAs, typed, sending, refused, onTyped, onAccept }: TakePartFormProps) {
  const [values, setValues] = useState(typed);
  const problems = useFieldProblems();
  const once = useSingleSubmit(sending, refused);
  const wrong = refused?.kind === 'refused' ? refused : undefined;

  const wrongField = useRef<HTMLElement>(null);

  // The button that was pressed is far below the first field.
  useEffect(() => {
    if (wrong?.field) wrongField.current?.focus();
  }, [wrong]);

  const change = (changed: Partial<Acceptance>) => {
    const next = { ...values, ...changed };
    setValues(next);
    onTyped(next);
  };
  return {
    problems,
    values,
    change,
    field: (name: 'username' | 'firstname' | 'lastname' | 'interests') => ({
      ref: (element: HTMLElement | null) => {
        if (wrong?.field === name) wrongField.current = element;
      },
      name,
      error: problems.of(name) ?? (wrong?.field === name ? wrong.message : undefined),
      value: values[name],
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      once(() => onAccept(signedInAs === undefined ? values : { ...values, username: signedInAs }));
    },
  };
}

interface ExpertFieldsProps extends Pick<TakePartFormProps, 'signedInAs' | 'hasAccount'> {
  field: ReturnType<typeof useAcceptance>['field'];
}

/** Who takes part, as far as that is not known. */
function ExpertFields({ signedInAs, hasAccount, field }: ExpertFieldsProps) {
  const words = useStudyWords();
  const { account, signup } = useText();
  return (
    <Part>
      <legend>{words.takingPart}</legend>
      {signedInAs === undefined ? (
        <>
          <Text variant="hint">{hasAccount ? words.noLogin : words.noPassword}</Text>
          <TextField
            {...field('username')}
            label={signup.username}
            hint={words.addressHint}
            type="email"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </>
      ) : null}
      {signedInAs === undefined && !hasAccount ? (
        <>
          <TextField {...field('firstname')} label={account.firstname} required autoComplete="given-name" />
          <TextField {...field('lastname')} label={account.lastname} required autoComplete="family-name" />
        </>
      ) : null}
      <OpenText
        {...field('interests')}
        label={words.interests}
        hint={words.interestsHint}
        optional
        rows={2}
        maxLength={2000}
      />
    </Part>
  );
}
