import { Alert, Button, Dialog, OpenText } from '@credence/ui';
import { type FormEvent, useId, useState } from 'react';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import type { QuestionPlace } from '../../features/meaning/namedQuestions.js';
import { useResultsWords } from './resultsWords.js';
import { takeOut } from './takeOut.js';
import { useCode } from './useCode.js';

interface RedactCommentProps {
  networkId: string;
  question: QuestionPlace;
  /** Of the expert whose comment goes. */
  code: number;
  onRedacted: () => void;
  onClose: () => void;
}

/** Characters of a reason, as the server takes it. */
const MOST = 200;

/** Asks why a comment is to go, says what happens, and takes it out. It is open while it is rendered. */
export function RedactComment(props: RedactCommentProps) {
  const { code, onClose } = props;
  const { redacting: text } = useResultsWords();
  const codeOf = useCode();
  const form = useId();
  const { reason, setReason, isMissing, isBusy, failure, submit } = useRedaction(props);

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={text.title(codeOf(code))}
      description={text.consequence}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {isBusy ? text.sending : text.confirm}
          </Button>
        </>
      }
    >
      <form id={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        {failure ? <Alert>{failure}</Alert> : null}
        <OpenText
          required
          label={text.reason}
          hint={text.reasonHint}
          error={isMissing ? text.missing : undefined}
          maxLength={MOST}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** The reason while it is written, and why the comment could not be taken out. */
function useRedaction({ networkId, question, code, onRedacted }: RedactCommentProps) {
  const everyText = useText();
  const { redacting: text } = useResultsWords();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  return {
    reason,
    setReason: (written: string) => {
      setReason(written);
      setMissing(false);
    },
    isMissing,
    isBusy,
    failure,
    submit: async (event: FormEvent) => {
      event.preventDefault();
      if (reason.trim() === '') return setMissing(true);
      if (isBusy) return;
      setBusy(true);
      setFailure(undefined);
      const { nodeId, iteration } = question;
      try {
        await takeOut({ networkId, nodeId, iteration, code, reason: reason.trim() });
        onRedacted();
      } catch (error) {
        setFailure(failureSentence(error, everyText, text));
        setBusy(false);
      }
    },
  };
}
