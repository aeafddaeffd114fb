import type { Questionnaire } from '@credence/api-client';
import { Alert, Button, ErrorSummary, Frame, PageHead, Text, Heading, LikertItem, OpenText } from '@credence/ui';
import { type FormEvent, useState } from 'react';
import { useSingleSubmit } from '../../features/account/useSingleSubmit.js';
import { DraftNotice } from '../../shell/layout/DraftNotice.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { useText } from '../../ground/text/useText.js';
import { AboutYou, fieldId, type SectionProps } from './AboutYou.js';
import {
  type QuestionnaireAnswers,
  filledQuestionnaire,
  items,
  missingItems,
  noAnswers,
  statements,
  openItems,
  TEXT_LIMIT,
} from './answers.js';
import { Actions, Form, Messages, Progress, Section, Fields } from './QuestionnaireScreen.styles.js';
import { Question } from './Question.js';

/** Why the answers were not accepted. */
export interface SubmitFailure {
  /** The server's own message. */
  readonly reason: string | undefined;
}

export interface QuestionnaireScreenProps {
  /** The unsubmitted draft to start from. */
  draft: { readonly answers: QuestionnaireAnswers; readonly at: Date } | undefined;
  submitting: boolean;
  /** True once the answers are accepted: they can no longer be changed, because nothing more would be sent. */
  submitted: boolean;
  failure: SubmitFailure | undefined;
  onDraft: (answers: QuestionnaireAnswers) => void;
  onDiscard: () => void;
  /** Called with all 13 answers. */
  onSubmit: (questionnaire: Questionnaire) => void;
}

/** Feedback on the application: 13 items on one page. */
export function QuestionnaireScreen(props: QuestionnaireScreenProps) {
  const { submitting, failure } = props;
  const { questionnaire: text } = useText();
  const { fields, missing, tries, restored, discard, submit } = useAnswers(props);

  return (
    <Frame width="text">
      <PageTitle>{text.title}</PageTitle>
      <PageHead title={text.title}>
        <Text>{text.intro}</Text>
        <Text variant="hint">{text.readers}</Text>
        <Text variant="hint">{text.again}</Text>
      </PageHead>
      <Messages>
        {restored ? <DraftNotice at={restored} onDiscard={discard} /> : null}
        {fields.missing.length > 0 ? (
          <ErrorSummary
            // Re-created for each attempt, because it takes the focus when it appears.
            key={tries}
            heading={text.incomplete}
            problems={missing.map((item) => ({
              fieldId: fieldId(item),
              message: text.problem(item, text.topics[item]),
            }))}
          />
        ) : null}
      </Messages>
      <Form method="post" noValidate onSubmit={submit} aria-label={text.title}>
        <Statements {...fields} />
        <OwnWords {...fields} />
        <AboutYou {...fields} />
        {failure ? <Alert details={failure.reason}>{text.failed}</Alert> : null}
        <Actions>
          <Button type="submit" variant="primary" busy={fields.locked}>
            {submitting ? text.submitting : text.submit}
          </Button>
          <Answered count={items.length - missing.length} />
        </Actions>
      </Form>
    </Frame>
  );
}

/** The answers while they are given, and which of them are missing. */
function useAnswers({ draft, submitting, submitted, failure, onDraft, onDiscard, onSubmit }: QuestionnaireScreenProps) {
  const [answers, setAnswers] = useState(draft?.answers ?? noAnswers);
  const [restored, setRestored] = useState(draft?.at);
  // The number of attempts to submit an incomplete form.
  const [tries, setTries] = useState(0);
  const once = useSingleSubmit(submitting || submitted, failure);
  const locked = submitting || submitted;
  const missing = missingItems(answers);

  const change = (changed: Partial<QuestionnaireAnswers>) => {
    if (locked) return;
    const next = { ...answers, ...changed };
    setAnswers(next);
    onDraft(next);
  };
  return {
    /** What each part of the form shows: nothing is missing before the first attempt. */
    fields: { answers, missing: tries > 0 ? missing : [], locked, onChange: change },
    missing,
    tries,
    restored,
    discard: () => {
      setAnswers(noAnswers);
      setRestored(undefined);
      setTries(0);
      onDiscard();
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      const filled = filledQuestionnaire(answers);
      if (filled) once(() => onSubmit(filled));
      else setTries(tries + 1);
    },
  };
}

function Answered({ count }: { count: number }) {
  const { questionnaire: text } = useText();
  const words = text.answered(count, items.length);
  return (
    <Progress value={(count / items.length) * 100} label={text.progress} valueText={words}>
      {words}
    </Progress>
  );
}

/** Agreement with seven statements. */
function Statements({ answers, missing, onChange }: SectionProps) {
  const { questionnaire } = useText();
  return (
    <Section>
      <Heading level={2}>{questionnaire.statements}</Heading>
      {statements.map((item) => (
        <LikertItem
          key={item}
          id={fieldId(item)}
          name={fieldId(item)}
          statement={<Question item={item} />}
          value={answers[item]}
          onValueChange={(value) => onChange({ [item]: value })}
          required
          error={missing.includes(item)}
        />
      ))}
    </Section>
  );
}

/** Four open questions, answered in free text. */
function OwnWords({ answers, missing, locked, onChange }: SectionProps) {
  const { questionnaire } = useText();
  return (
    <Section>
      <Heading level={2}>{questionnaire.ownWords}</Heading>
      <Text variant="hint">{questionnaire.nothingToSay}</Text>
      <Fields>
        {openItems.map((item) => (
          <OpenText
            key={item}
            id={fieldId(item)}
            name={fieldId(item)}
            asked
            label={<Question item={item} />}
            value={answers[item]}
            onChange={(event) => onChange({ [item]: event.target.value })}
            maxLength={TEXT_LIMIT}
            readOnly={locked}
            required
            error={missing.includes(item)}
          />
        ))}
      </Fields>
    </Section>
  );
}
