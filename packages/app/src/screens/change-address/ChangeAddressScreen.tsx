import { Alert, Button, Spinner, Text, TextLink } from '@credence/ui';
import { Suspense, use, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSingleSubmit } from '../../features/account/useSingleSubmit.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Ways } from '../../shell/entry/EntryFrame.styles.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import type { AddressLink, Answered } from './addressLink.js';

interface ChangeAddressScreenProps {
  /** Must not reject. */
  link: Promise<AddressLink>;
  sending: boolean;
  /** The result of the last answer. */
  answered: Answered | undefined;
  onAnswer: (answer: { secret: string; agree: boolean }) => void;
}

/** The page of a mailed link: whether an account is to use another address. Opening it changes nothing. */
export function ChangeAddressScreen(props: ChangeAddressScreenProps) {
  const { address } = useText();
  return (
    <EntryFrame title={address.title}>
      <Suspense fallback={<Spinner>{address.checking}</Spinner>}>
        <Step {...props} />
      </Suspense>
    </EntryFrame>
  );
}

function Step({ link: opened, sending, answered, onAnswer }: ChangeAddressScreenProps) {
  const { address } = useText();
  const link = use(opened);
  const once = useSingleSubmit(sending, answered);
  if (link.state === 'invalid')
    return (
      <>
        <Alert details={address.invalidDetails}>{address.invalid}</Alert>
        <Way to={paths.profile.href()}>{address.toProfile}</Way>
      </>
    );
  if (link.state === 'unknown') return <Alert>{link.message}</Alert>;
  if (answered && answered.outcome !== 'failed')
    return <Outcome outcome={answered.outcome} isPresent={link.from !== undefined} />;

  const { secret, to, from, agreed } = link;
  const answer = (agree: boolean) => once(() => onAnswer({ secret, agree }));
  return (
    <>
      <Text>{from === undefined ? address.askNew(to) : address.askPresent(from, to)}</Text>
      {answered ? <Alert>{answered.message}</Alert> : null}
      {agreed ? <Alert tone="info">{address.agreedAlready}</Alert> : null}
      <Ways>
        {agreed ? null : (
          <Button variant="primary" disabled={sending} onClick={() => answer(true)}>
            {from === undefined ? address.confirm : address.agree}
          </Button>
        )}
        <Button disabled={sending} onClick={() => answer(false)}>
          {address.refuse}
        </Button>
      </Ways>
    </>
  );
}

function Outcome({ outcome, isPresent }: { outcome: 'waiting' | 'changed' | 'refused'; isPresent: boolean }) {
  const { address } = useText();
  const alert = useRef<HTMLDivElement>(null);
  // The pressed button is gone, and the focus with it.
  useEffect(() => alert.current?.focus(), []);
  const said = { ref: alert, tabIndex: -1, tone: 'success' } as const;
  if (outcome === 'waiting') return <Alert {...said}>{address.waiting}</Alert>;
  if (outcome === 'changed')
    return (
      <>
        <Alert {...said}>{address.changed}</Alert>
        <Way to={paths.login.href()}>{address.toLogin}</Way>
      </>
    );
  return (
    <>
      <Alert {...said} details={isPresent ? address.refusedPresent : undefined}>
        {address.refused}
      </Alert>
      {isPresent ? <Way to={paths.forgot.href()}>{address.setPassword}</Way> : null}
    </>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Ways>
      <TextLink asChild>
        <Link to={to}>{children}</Link>
      </TextLink>
    </Ways>
  );
}
