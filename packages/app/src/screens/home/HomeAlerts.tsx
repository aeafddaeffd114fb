import { Alert, type AlertProps, Button } from '@credence/ui';
import { useEffect, useRef } from 'react';
import type { FileProblem } from '@credence/api-client';
import { useText } from '../../text/useText.js';
import { Alerts } from './HomeScreen.styles.js';
import type { ListProblem } from './networkLists.js';
import type { UploadRefusal } from './upload.js';

/** What is wrong with the lists. */
export function ListAlerts({ problems, onRetry }: { problems: readonly ListProblem[]; onRetry: () => void }) {
  const { common, home, server } = useText();
  const sentences = problems.map((problem) =>
    problem === 'failed' ? home.listsFailed : server.refused(problem.sentence, undefined),
  );
  return sentences.map((sentence) => (
    <Alerts key={sentence}>
      <Alert
        action={
          <Button size="small" onClick={onRetry}>
            {common.tryAgain}
          </Button>
        }
      >
        {sentence}
      </Alert>
    </Alerts>
  ));
}

/** "Continue editing" was pressed with nothing chosen. */
export function NoSelectionAlert() {
  const { home } = useText();
  return <AnswerAlert>{home.noSelection}</AnswerAlert>;
}

/** Why a file was not taken: our sentence, and below it each thing that the server found. */
export function UploadAlert({ refusal }: { refusal: UploadRefusal }) {
  const { home } = useText();
  if (refusal.reason === 'no-file') return <AnswerAlert>{home.noFile}</AnswerAlert>;

  return <AnswerAlert details={<Problems problems={refusal.problems} />}>{home.uploadFailed}</AnswerAlert>;
}

function Problems({ problems }: { problems: readonly FileProblem[] }) {
  const { home, server } = useText();
  const sentences = problems.map((problem) => {
    const { line, column } = problem;
    const message = server.fileProblem(problem);
    const isPlaced = line === undefined || new RegExp(`\\b${line}\\b`).test(message);
    return isPlaced ? message : home.place(line, column) + message;
  });
  if (sentences.length === 1) return sentences[0];

  return (
    <ul>
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
    </ul>
  );
}

/** The answer to something that was done further down: it stands at the top, so the page goes there. */
function AnswerAlert(props: AlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' });
  }, [props.children]);

  return (
    <Alerts ref={ref}>
      <Alert {...props} />
    </Alerts>
  );
}
