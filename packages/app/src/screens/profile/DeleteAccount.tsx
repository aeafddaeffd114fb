import { Alert, Button, Dialog, Heading, PasswordField, Spinner, Text, ChoiceField } from '@credence/ui';
import { type FormEvent, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useResource } from '../../ground/loading/useResource.js';
import { paths } from '../../ground/paths.js';
import { session } from '../../ground/session/index.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { deleteAccount } from './changeAccount.js';
import type { LeftBehind, LeftStudy } from './leftBehind.route.js';
import { NetworkChoices, choicesOf, type NetworkChoice, useLeftStudiesWords } from './NetworkChoices.js';
import { DialogFields } from './ProfileScreen.styles.js';

type Known = LeftBehind | 'loading' | 'unavailable';

/** Deletes the account after the password is entered again and what becomes of shared networks and studies is chosen. */
export function DeleteAccount() {
  const text = useText();
  const { profile, server } = text;
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<Readonly<Record<string, NetworkChoice>>>({});
  const [asked, setAsked] = useState(false);
  const [answers, setAnswers] = useState<PartAnswers>('keep');
  const { known, reload } = useResource<Exclude<Known, 'loading'>, Known>(
    paths.leftBehind.href(),
    'loading',
    (_, loaded) => loaded,
  );
  const left = typeof known === 'string' ? undefined : known;
  const unsettled = left?.shared.filter(({ networkId }) => !chosen[networkId]) ?? [];

  const show = (shown: boolean) => {
    setOpen(shown);
    setPassword('');
    setProblem(undefined);
    setChosen({});
    setAnswers('keep');
    setAsked(false);
    // Somebody may have joined since.
    if (shown) void reload();
  };
  const remove = async () => {
    setBusy(true);
    try {
      const { message, deletedOn } = await deleteAccount(password, {
        networks: choicesOf(chosen),
        studyAnswers: left && left.parts > 0 ? answers : undefined,
      });
      // Every session has ended, including this one.
      session.forget();
      await navigate(paths.login.href(), {
        replace: true,
        state: { message: server.accountDeleted(message, deletedOn) },
      });
    } catch (error) {
      setProblem(failureSentence(error, text, profile));
      setBusy(false);
      // Cleared to be typed again, as in the password dialog.
      setPassword('');
      field.current?.focus();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!busy && known !== 'loading' && unsettled.length === 0) void remove();
  };

  return (
    <section>
      <Heading level={2} size="section">
        {profile.delete}
      </Heading>
      <Text variant="hint">{profile.deleteConsequence}</Text>
      <Button onClick={() => show(true)}>{profile.delete}</Button>
      <Dialog
        open={open}
        onOpenChange={show}
        title={profile.deleteTitle}
        description={profile.deleteConsequence}
        actions={
          <>
            <Button variant="primary" onClick={() => show(false)}>
              {profile.cancel}
            </Button>
            <Button type="submit" form={id} busy={busy}>
              {busy ? profile.deleting : profile.deleteConfirm}
            </Button>
          </>
        }
      >
        <DialogFields as="form" id={id} method="post" noValidate onSubmit={submit}>
          {problem ? <Alert>{problem}</Alert> : null}
          {known === 'loading' ? <Spinner /> : null}
          {known === 'unavailable' ? <Alert tone="info">{profile.networksUnknown}</Alert> : null}
          {left ? (
            <Suspense fallback={<Spinner />}>
              <NetworkChoices
                networks={left.shared}
                chosen={chosen}
                asked={asked}
                onChoose={(networkId, choice) => setChosen({ ...chosen, [networkId]: choice })}
              />
              <LeftStudies studies={left.studies} />
              <StudyAnswersChoice parts={left.parts} value={answers} onChoose={setAnswers} />
            </Suspense>
          ) : null}
          <PasswordField
            ref={field}
            name="password"
            label={profile.password}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </DialogFields>
      </Dialog>
    </section>
  );
}

/** Says of each study of the user's own what becomes of it where there is nothing to choose. */
function LeftStudies({ studies }: { studies: readonly LeftStudy[] }) {
  const words = useLeftStudiesWords();
  return studies.map(({ networkId, name, withoutOwner }) => (
    <Text key={networkId}>
      {withoutOwner.fate === 'passes' ? words.studyPasses(name, withoutOwner.deputy ?? '') : words.studyStops(name)}
    </Text>
  ));
}

type PartAnswers = 'keep' | 'erase';

interface StudyAnswersChoiceProps {
  /** In how many studies of others the user takes part. */
  parts: number;
  value: PartAnswers;
  onChoose: (value: PartAnswers) => void;
}

/** Asks what becomes of the answers in studies of others. Nothing for somebody who takes part in none. */
function StudyAnswersChoice({ parts, value, onChoose }: StudyAnswersChoiceProps) {
  const words = useLeftStudiesWords();
  if (parts === 0) return null;
  return (
    <>
      <Text>{words.parts(parts)}</Text>
      <ChoiceField
        label={words.partAnswers}
        options={[
          { value: 'keep', label: words.partKeeps },
          { value: 'erase', label: words.partErases, hint: words.partErasesHint },
        ]}
        value={value}
        onValueChange={(chosen) => chosen && onChoose(chosen)}
      />
    </>
  );
}
