import { ApiError, type Study } from '@credence/api-client';
import { Alert, Button, ConfirmDialog, Heading, Text, TextField } from '@credence/ui';
import { type FormEvent, useRef, useState } from 'react';
import { mayInStudy } from '../../ground/access/mayInStudy.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { isOfDeputy } from './deputyActs.js';
import { momentOf } from './roundDates.js';
import type { StudyActs } from './studyActs.js';
import { Form, Section } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';
import { Standing } from './TakeHome.styles.js';

interface IfYouLeaveProps extends StudyActs {
  study: Study;
}

/** Who would run the study once the owner's account is deleted: asks somebody, or says how they answered. */
export function IfYouLeave({ study, ...acts }: IfYouLeaveProps) {
  const words = useText();
  const all = useStudyWords();
  const { leaving: text } = all;
  const { deputy } = study;
  const mayAsk = mayInStudy(study, 'name_deputy');
  const { refused } = acts;
  return (
    <Section>
      <Heading level={2}>{text.title}</Heading>
      <Text variant="hint">{text.about}</Text>
      {refused && isOfDeputy(refused) ? (
        <Alert>{isOfExpert(refused.error) ? text.isExpert : failureSentence(refused.error, words, all)}</Alert>
      ) : null}
      {deputy ? (
        <NamedDeputy {...acts} deputy={deputy} mayRemove={mayInStudy(study, 'remove_deputy')} />
      ) : mayAsk ? (
        <AskDeputy {...acts} />
      ) : (
        <Text>{text.none}</Text>
      )}
    </Section>
  );
}

/** Whether somebody was asked who takes part: the sentence of the code speaks to that person. */
const isOfExpert = (error: unknown) => error instanceof ApiError && error.code === 'one_part';

interface NamedDeputyProps extends StudyActs {
  deputy: NonNullable<Study['deputy']>;
  mayRemove: boolean;
}

function NamedDeputy({ deputy, mayRemove, running, onAct }: NamedDeputyProps) {
  const { common } = useText();
  const { leaving: text } = useStudyWords();
  const [asking, setAsking] = useState(false);
  const { acceptedAt, address, askedAt } = deputy;
  const name = deputy.name ?? address;
  const isRemoving = running === 'remove-deputy';
  return (
    <Standing>
      <Text>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <span>{acceptedAt ? text.accepted(momentOf(acceptedAt, common)) : text.asked(momentOf(askedAt, common))}</span>
      </Text>
      {mayRemove ? (
        <Button busy={isRemoving} onClick={() => setAsking(true)}>
          {isRemoving ? text.takingBack : text.takeBack}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        question={text.removing.question}
        consequence={text.removing.consequence(name)}
        confirmLabel={text.removing.confirm}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void onAct({ act: 'remove-deputy' });
        }}
      />
    </Standing>
  );
}

/** What is a name, @ and a host; the server decides the rest. */
const isAddress = (typed: string) => /^[^@\s]+@[^@\s]+$/.test(typed.trim());

function AskDeputy({ running, onAct }: StudyActs) {
  const { leaving: text } = useStudyWords();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const isAsking = running === 'name-deputy';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    setTried(true);
    if (isAddress(email)) void onAct({ act: 'name-deputy', email: email.trim() });
    else field.current?.focus();
  };
  return (
    <Form method="post" noValidate onSubmit={submit}>
      <TextField
        ref={field}
        name="deputy"
        label={text.address}
        hint={text.hint}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={email}
        error={tried && !isAddress(email) ? text.noAddress : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" busy={isAsking}>
        {isAsking ? text.asking : text.ask}
      </Button>
    </Form>
  );
}
