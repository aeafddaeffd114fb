import type { Study } from '@credence/api-client';
import { Alert, Heading } from '@credence/ui';
import { type Language, isLeftOut } from '@credence/text';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useLanguage } from '../../ground/text/useLanguage.js';
import { useText } from '../../ground/text/useText.js';
import type { GetPerson } from './address-chips/checkAddresses.js';
import { InvitationFields } from './InvitationFields.js';
import { countChosen, mostAddresses, takeFromTable, type TableNote } from './invitees.js';
import { MailPreview } from './MailPreview.js';
import { countPanel } from './panelOf.js';
import { type FoundAddresses, readAddressFile } from './readAddressFile.js';
import type { StudyPerson } from './study-people/studyPerson.js';
import type { InvitedExperts, StudyActs } from './studyActs.js';
import { Form, InviteArea, Section, TitleRow } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';
import { useInvitees } from './useInvitees.js';
import { TextFileButton } from '../../ground/tables/TextFileButton.js';

interface InviteExpertsProps extends StudyActs {
  networkId: string;
  study: Study;
  closesAt: string;
  now: Date;
  getPerson: GetPerson;
  /** The box in which addresses are typed. */
  box: RefObject<HTMLInputElement | null>;
  /** In whose place somebody is asked, if it is not for the panel. */
  replacing: StudyPerson | undefined;
  onReplaced: () => void;
}

/** Asks people by their addresses to take part, with the mail that they get beside it; or one person in another's place. */
export function InviteExperts(props: InviteExpertsProps) {
  const { study, closesAt, box, replacing } = props;
  const { common } = useText();
  const { invite: text } = useStudyWords();
  const inviting = useInviting(props);
  const { addresses, chosen, message, locale } = inviting;

  // What was pressed is in the table, far above.
  useEffect(() => {
    if (replacing) box.current?.focus();
  }, [replacing, box]);

  const title = replacing
    ? text.inPlaceOf(`E${replacing.code?.toLocaleString(common.locale)}`)
    : addresses.length > 0
      ? text.willBe(chosen.length, addresses.length)
      : text.title;

  return (
    <InviteArea>
      <Section>
        <TitleRow>
          <Heading level={2}>{title}</Heading>
          {replacing ? null : <AddressFile onRead={inviting.take} />}
        </TitleRow>
        <InvitationForm {...props} inviting={inviting} />
      </Section>
      {study.asking ? (
        <MailPreview asking={study.asking} closesAt={closesAt} message={message} language={locale} to={chosen[0]} />
      ) : null}
    </InviteArea>
  );
}

type Inviting = ReturnType<typeof useInviting>;

/** The invitation while it is written, and what became of the last one. */
function useInviting({ networkId, getPerson, replacing, onReplaced, running, onAct }: InviteExpertsProps) {
  const [kept, change] = useInvitees(networkId);
  const [one, setOne] = useState<readonly string[]>([]);
  const [language] = useLanguage();
  const [chosenLanguage, setLocale] = useState<Language>();
  const locale = chosenLanguage ?? language;
  const [invited, setInvited] = useState<InvitedExperts>();
  const [note, setNote] = useState<TableNote>();
  const [tried, setTried] = useState(false);

  const { message } = kept;
  const addresses = replacing ? one : kept.addresses;
  const setAddresses = (value: readonly string[]) => (replacing ? setOne(value) : change({ addresses: [...value] }));
  const { chosen, wrong } = countChosen(addresses, getPerson);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    setTried(true);
    if (chosen.length === 0) return;
    setInvited(undefined);
    setNote(undefined);
    const replaces = replacing && { replaces: replacing.id };
    const outcome = await onAct({ act: 'invite', emails: chosen, message, locale, ...replaces });
    if (!outcome.ok) return;
    const answer = outcome.invited ?? { results: [] };
    setInvited(answer);
    setTried(false);
    const { results } = answer;
    // What was not asked, and may be yet, stays with what cannot be right.
    const left = new Set(results.filter(({ outcome: became }) => isLeft(became)).map(({ email }) => email));
    setAddresses([...wrong, ...chosen.filter((email) => left.has(email))]);
    if (replacing && results.some(({ outcome: became }) => became === 'invited')) onReplaced();
  };
  return {
    addresses,
    setAddresses,
    /** The addresses that are asked. */
    chosen,
    message,
    setMessage: (written: string) => change({ message: written }),
    locale,
    setLocale,
    take: (found: FoundAddresses) => {
      const taken = takeFromTable(found, addresses);
      setNote(taken.note);
      setAddresses(taken.addresses);
    },
    note,
    tried,
    invited,
    submit,
    forgetOne: () => setOne([]),
  };
}

function InvitationForm({ inviting, ...props }: InviteExpertsProps & { inviting: Inviting }) {
  const { study, now, getPerson, replacing, onReplaced, running, refused } = props;
  const words = useText();
  const all = useStudyWords();
  const { form, invite: text, opening } = all;
  const { addresses, chosen, message, invited } = inviting;
  const { asked } = countPanel(study, now);
  return (
    <Form method="post" noValidate onSubmit={(event) => void inviting.submit(event)}>
      {invited ? <InvitedResults {...invited} /> : null}
      {refused?.act === 'invite' ? <Alert>{failureSentence(refused.error, words, all)}</Alert> : null}
      {inviting.tried && chosen.length === 0 ? <Alert>{text.nobody}</Alert> : null}
      <InvitationFields
        box={props.box}
        addresses={addresses}
        onAddressesChange={inviting.setAddresses}
        max={replacing ? 1 : mostAddresses}
        getPerson={getPerson}
        onTable={replacing ? undefined : inviting.take}
        note={inviting.note}
        replacing={replacing}
        total={asked + chosen.length}
        message={message}
        isLeftOut={isLeftOut(message)}
        onMessageChange={inviting.setMessage}
        locale={inviting.locale}
        onLocaleChange={inviting.setLocale}
        count={chosen.length}
        together={
          study.size && chosen.length > 0
            ? opening.together(chosen.length, study.size.questions, form.minutesOf(chosen.length * study.size.minutes))
            : undefined
        }
        isFirst={asked === 0}
        running={running}
        onCancel={() => {
          inviting.forgetOne();
          onReplaced();
        }}
      />
    </Form>
  );
}

const isLeft = (outcome: InvitedExperts['results'][number]['outcome']) =>
  outcome === 'later' || outcome === 'not_an_address';

/** Reads addresses from a file of the device. */
function AddressFile({ onRead }: { onRead: (found: FoundAddresses) => void }) {
  const { table: text } = useStudyWords().invite;
  return <TextFileButton onFile={(file) => void readAddressFile(file).then(onRead)}>{text.read}</TextFileButton>;
}

const notAsked = ['already_asked', 'own_address', 'not_an_address', 'later'] as const;

/** What became of the addresses: how many were invited, and for each that was not, why. */
function InvitedResults({ results, mailsWait }: InvitedExperts) {
  const { results: text } = useStudyWords().invite;
  const emailsOf = (wanted: InvitedExperts['results'][number]['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).map(({ email }) => email);
  const invited = emailsOf('invited').length;
  const reasons = notAsked
    .map((outcome) => ({ outcome, emails: emailsOf(outcome) }))
    .filter(({ emails }) => emails.length > 0);
  return (
    <Alert
      tone={reasons.length > 0 ? 'info' : 'success'}
      details={reasons.map(({ outcome, emails }) => <p key={outcome}>{text[outcome](emails.join(', '))}</p>)}
    >
      {invited > 0 ? [text.invited(invited), ...(mailsWait ? [text.mailsWait] : [])].join(' ') : text.none}
    </Alert>
  );
}
