import {
  AddressChips,
  Alert,
  Button,
  checkAddresses,
  countAddresses,
  Heading,
  OpenText,
  SegmentedControl,
  Text,
} from '@credence/ui';
import { type FormEvent, useId, useState } from 'react';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { catalogue, languageChoices } from '../../ground/text/language.js';
import { useText } from '../../ground/text/useText.js';
import { longestMessage } from '../../features/sharing/invitationWords.js';
import { InvitedResults } from './InvitedResults.js';
import type { InvitedExperts } from './studyActs.js';
import type { StudyActs } from './studyActs.js';
import { Form, Labelled, Section } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';
import { useInvitees } from './useInvitees.js';

interface InviteExpertsProps extends StudyActs {
  networkId: string;
  /** Whether nobody was asked before: then it is what to do next. */
  isFirst: boolean;
}

/** From this many experts on, nobody can tell easily whose an answer is. */
const ENOUGH = 4;

/** Asks people by their addresses to take part. */
export function InviteExperts({ networkId, isFirst, running, refused, onAct }: InviteExpertsProps) {
  const words = useText();
  const study = useStudyWords();
  const { invite: text } = study;
  const languageId = useId();
  const [{ addresses, message }, change] = useInvitees(networkId);
  const [locale, setLocale] = useState(() => catalogue().language);
  const [invited, setInvited] = useState<InvitedExperts>();
  const [tried, setTried] = useState(false);
  const checked = checkAddresses(addresses);
  const { known, new: unknown } = countAddresses(checked);
  const count = known + unknown;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    setTried(true);
    if (count === 0) return;
    setInvited(undefined);
    const emails = checked.filter(({ kind }) => kind === 'known' || kind === 'new').map(({ text: email }) => email);
    const outcome = await onAct({ act: 'invite', emails, message, locale });
    if (!outcome.ok) return;
    const results = outcome.invited ?? [];
    setInvited(results);
    setTried(false);
    // What was not asked, and may be yet, stays with what cannot be right.
    const left = new Set(results.filter(({ outcome: became }) => isLeft(became)).map(({ email }) => email));
    const wrong = checked.filter(({ kind }) => kind === 'wrong').map(({ text: email }) => email);
    change({ addresses: [...wrong, ...emails.filter((email) => left.has(email))] });
  };

  return (
    <Section>
      <Heading level={2}>{addresses.length > 0 ? text.willBe(count, addresses.length) : text.title}</Heading>
      <Form method="post" noValidate onSubmit={(event) => void submit(event)}>
        {invited ? <InvitedResults results={invited} /> : null}
        {refused?.act === 'invite' ? <Alert>{failureSentence(refused.error, words, study)}</Alert> : null}
        {tried && count === 0 ? <Alert>{text.nobody}</Alert> : null}
        <div>
          <AddressChips value={addresses} onValueChange={(value) => change({ addresses: [...value] })} />
          <Text variant="hint">{isFirst && count > 0 && count < ENOUGH ? `${text.hint} ${text.few}` : text.hint}</Text>
        </div>
        <OpenText
          label={text.message}
          hint={text.messageHint}
          optional
          maxLength={longestMessage}
          value={message}
          onChange={(event) => change({ message: event.target.value })}
        />
        <Labelled>
          <span id={languageId}>{text.language}</span>
          <SegmentedControl
            aria-labelledby={languageId}
            options={languageChoices}
            value={locale}
            onValueChange={(chosen) => chosen && setLocale(chosen)}
          />
        </Labelled>
        <Button variant={isFirst ? 'primary' : 'outline'} type="submit" busy={running !== undefined}>
          {running === 'invite' ? text.sending : text.send(count)}
        </Button>
      </Form>
    </Section>
  );
}

const isLeft = (outcome: InvitedExperts[number]['outcome']) => outcome === 'later' || outcome === 'not_an_address';
