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
  const { profile } = useText();
  const id = useId();
  const deletion = useDeletion();
  const { open, show, known, left, field, password, setPassword, problem, busy, submit } = deletion;

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
          {left ? <LeftBehindChoices left={left} deletion={deletion} /> : null}
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

type Deletion = ReturnType<typeof useDeletion>;

/** The dialog's state: the password, what the account leaves behind, and what is to become of that. */
function useDeletion() {
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
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
  const { problem, setProblem, busy, remove } = useRemoval(() => {
    // Cleared to be typed again, as in the password dialog.
    setPassword('');
    field.current?.focus();
  });

  return {
    open,
    show: (shown: boolean) => {
      setOpen(shown);
      setPassword('');
      setProblem(undefined);
      setChosen({});
      setAnswers('keep');
      setAsked(false);
      // Somebody may have joined since.
      if (shown) void reload();
    },
    known,
    left,
    field,
    password,
    setPassword,
    chosen,
    choose: (networkId: string, choice: NetworkChoice) => setChosen({ ...chosen, [networkId]: choice }),
    asked,
    answers,
    setAnswers,
    problem,
    busy,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setAsked(true);
      if (busy || known === 'loading' || unsettled.length > 0) return;
      const studyAnswers = left && left.parts > 0 ? answers : undefined;
      void remove(password, { networks: choicesOf(chosen), studyAnswers });
    },
  };
}

/**
 * Deletes the account and leads to the login.
 * @param onFailed called once it is said why it failed
 */
function useRemoval(onFailed: () => void) {
  const text = useText();
  const { profile, server } = text;
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const remove = async (password: string, wishes: Parameters<typeof deleteAccount>[1]) => {
    setBusy(true);
    try {
      const { message, deletedOn } = await deleteAccount(password, wishes);
      // Every session has ended, including this one.
      session.forget();
      await navigate(paths.login.href(), {
        replace: true,
        state: { message: server.accountDeleted(message, deletedOn) },
      });
    } catch (error) {
      setProblem(failureSentence(error, text, profile));
      setBusy(false);
      onFailed();
    }
  };
  return { problem, setProblem, busy, remove };
}

/** What becomes of the networks and studies that others work on, and of the answers in others' studies. */
function LeftBehindChoices({ left, deletion }: { left: LeftBehind; deletion: Deletion }) {
  return (
    <Suspense fallback={<Spinner />}>
      <NetworkChoices
        networks={left.shared}
        chosen={deletion.chosen}
        asked={deletion.asked}
        onChoose={deletion.choose}
      />
      <LeftStudies studies={left.studies} />
      <StudyAnswersChoice parts={left.parts} value={deletion.answers} onChoose={deletion.setAnswers} />
    </Suspense>
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
