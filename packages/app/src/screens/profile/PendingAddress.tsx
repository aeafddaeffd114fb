import type { User } from '@credence/api-client';
import { Alert, Button } from '@credence/ui';
import { useState } from 'react';
import { useNotice } from '../../shell/layout/useNotice.js';
import { dateFormat } from '@credence/text';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { keepAddress } from './changeAccount.js';

interface PendingAddressProps {
  change: NonNullable<User['addressChange']>;
  /** Called once the change is stopped. */
  onKept: () => void;
}

const sides = ['new', 'present'] as const;

/** A change of address that waits for one or both addresses. */
export function PendingAddress({ change, onKept }: PendingAddressProps) {
  const text = useText();
  const { address, common } = text;
  const notify = useNotice();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const until = dateFormat(common.dates).format(new Date(change.until));
  const waiting = sides.filter((side) => !change.agreed.includes(side)).map((side) => address.waitsFor[side]);

  const keep = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await keepAddress();
      notify({ tone: 'success', text: address.withdrawn });
      onKept();
    } catch (error) {
      setProblem(failureSentence(error, text, { failed: address.withdrawFailed, noResponse: address.noResponse }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Alert tone="info" details={[...waiting, address.openMail].join(' ')}>
        {address.pending(change.username, until)}
      </Alert>
      <Button size="small" busy={busy} onClick={() => void keep()}>
        {address.withdraw}
      </Button>
      {problem ? <Alert>{problem}</Alert> : null}
    </>
  );
}
