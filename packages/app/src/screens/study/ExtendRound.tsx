import { Button, Dialog, TextField } from '@credence/ui';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { localTime } from './protocolForm.js';
import { momentOf, type Round, timeZone } from './roundDates.js';
import { useStudyWords } from './studyWords.js';

interface ExtendRoundProps {
  round: Round;
  onExtend: (closesAt: string) => void;
  onClose: () => void;
}

const WEEK = 7;

/** The dialog in which the date of the close is moved. It is open while it is rendered. */
export function ExtendRound({ round, onExtend, onClose }: ExtendRoundProps) {
  const { common } = useText();
  const { extending: text } = useStudyWords();
  const id = useId();
  const [before] = useState(() => new Date(round.closesAt));
  const [closes, setCloses] = useState(() => localTime(aWeekAfter(before)));
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = new Date(closes);
    // The date may have passed while the round is still open.
    if (wanted > before && wanted > new Date()) onExtend(wanted.toISOString());
    else setError(text.later);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={text.title(round.round.toLocaleString(common.locale))}
      description={text.about(momentOf(before, common))}
      actions={
        <>
          <Button variant="primary" type="submit" form={id}>
            {text.confirm}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <form id={id} method="post" noValidate onSubmit={submit}>
        <TextField
          type="datetime-local"
          label={text.closes}
          hint={timeZone()}
          error={error}
          min={localTime(before)}
          max="2999-12-31T22:59"
          value={closes}
          onChange={(event) => {
            setCloses(event.target.value.slice(0, 16));
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}

const aWeekAfter = (date: Date) => {
  const later = new Date(Math.max(date.getTime(), Date.now()));
  later.setDate(later.getDate() + WEEK);
  return later;
};
