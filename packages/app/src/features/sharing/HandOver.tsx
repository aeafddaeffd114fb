import { ApiError } from '@credence/api-client';
import { Button, ConfirmDialog } from '@credence/ui';
import { type Collaborator } from '@credence/ui/screens';
import { useState } from 'react';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { handOver } from './changePeople.js';
import { isOutdated } from './isOutdated.js';
import { useReportResult } from './useReportResult.js';

interface HandOverProps {
  network: { readonly networkId: string; readonly name: string };
  /** Who becomes the owner. */
  person: Collaborator;
  /** Called with what was done; the network belongs to somebody else now. */
  onDone: (sentence: string) => void;
  /** Called with why it failed, or with nothing when it is tried again. */
  onFailed: (sentence: string | undefined) => void;
  /** Called if the list may have changed meanwhile. */
  onOutdated: () => void;
}

/** The button beside a collaborator that makes them the owner, after a question. */
export function HandOver({ network, person, onDone, onFailed, onOutdated }: HandOverProps) {
  const text = useText();
  const { share } = text;
  const tell = useReportResult();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const called = person.name?.trim() || person.username;

  const send = async () => {
    setAsking(false);
    onFailed(undefined);
    setBusy(true);
    try {
      await handOver(network.networkId, person);
      onDone(share.handedOver(network.name, called));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return;
      if (isOutdated(error)) onOutdated();
      const sentences = { failed: share.handOverFailed, noResponse: share.noResponse };
      tell({ tone: 'error', text: failureSentence(error, text, sentences) }, onFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        size="small"
        variant="text"
        busy={busy}
        aria-label={share.handOverTo(called)}
        onClick={() => setAsking(true)}
      >
        {share.handOver}
      </Button>
      <ConfirmDialog
        open={asking}
        question={share.handOverQuestion(called)}
        consequence={share.handOverConsequence(network.name)}
        confirmLabel={share.handOver}
        onCancel={() => setAsking(false)}
        onConfirm={() => void send()}
      />
    </>
  );
}
