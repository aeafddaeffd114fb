import { isLeftOut } from '@credence/text';
import { Button, OpenText, TextField } from '@credence/ui';
import { useId, useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { Row } from './InvitationDetails.styles.js';
import { type InviterWords, longestMessage } from './invitationWords.js';
import { PartChoice } from './PartChoice.js';

interface InvitationDetailsProps {
  networkId: string;
  words: InviterWords;
  onWordsChange: (change: Partial<InviterWords>) => void;
}

/** What invited people read first: why they are asked, by when, and which part is theirs. All of it can stay empty. */
export function InvitationDetails({ networkId, words, onWordsChange }: InvitationDetailsProps) {
  const { share } = useText();
  const partId = useId();
  const [open, setOpen] = useState(false);
  const count = words.nodes?.length ?? 0;
  return (
    <>
      <OpenText
        label={share.message}
        hint={isLeftOut(words.message) ? share.messageLeftOut : share.messageHint}
        optional
        rows={2}
        maxLength={longestMessage}
        value={words.message}
        onChange={(event) => onWordsChange({ message: event.target.value })}
      />
      <Row>
        <TextField
          label={share.due}
          type="date"
          optional
          min={today()}
          max="2999-12-31"
          value={words.dueOn}
          onChange={(event) => onWordsChange({ dueOn: event.target.value })}
        />
        <Button aria-expanded={open} aria-controls={partId} onClick={() => setOpen(!open)}>
          {count === 0 ? share.onlySome : share.partOf(count)}
        </Button>
      </Row>
      <div id={partId} hidden={!open}>
        {open ? (
          <PartChoice
            networkId={networkId}
            chosen={words.nodes ?? []}
            onChosenChange={(nodes) => onWordsChange({ nodes: nodes.length > 0 ? nodes : undefined })}
          />
        ) : null}
      </div>
    </>
  );
}

/** This day where the user is, YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
