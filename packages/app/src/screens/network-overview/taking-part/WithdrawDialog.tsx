import { Alert, Button, ChoiceField, Dialog } from '@credence/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTakingPartWords } from './useTakingPartWords.js';

interface WithdrawDialogProps {
  busy: boolean;
  /** Why it was not done. */
  failure: string | undefined;
  onWithdraw: (keeps: boolean) => void;
  onClose: () => void;
}

/** Asks before a part in a study ends, and what becomes of the answers. Neither is chosen for anybody. */
export function WithdrawDialog({ busy, failure, onWithdraw, onClose }: WithdrawDialogProps) {
  const { withdrawing: words } = useTakingPartWords();
  const form = useId();
  const [chosen, setChosen] = useState<'keeps' | 'erases' | null>(null);
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen !== null && !busy) onWithdraw(chosen === 'keeps');
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.consequence}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {busy ? words.sending : words.confirm}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        {failure ? <Alert>{failure}</Alert> : null}
        <ChoiceField
          label={words.answers}
          options={[
            { value: 'keeps', label: words.keeps, hint: words.keepsHint },
            { value: 'erases', label: words.erases, hint: words.erasesHint },
          ]}
          value={chosen}
          onValueChange={setChosen}
          error={tried && chosen === null ? words.unchosen : undefined}
        />
      </form>
    </Dialog>
  );
}
