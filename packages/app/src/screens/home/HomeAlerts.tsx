import { Alert, type AlertProps } from '@credence/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../ground/text/useText.js';
import { FileProblems } from '../../features/upload/FileProblems.js';
import { isActive, isMissing, type Upload } from '../../features/upload/upload.js';
import { Alerts } from './HomeScreen.styles.js';

/** Shown if "Continue editing" is pressed without a choice. */
export function NoSelectionAlert() {
  const { home } = useText();
  return <AnswerAlert>{home.noSelection}</AnswerAlert>;
}

/** The problem with the files that were sent last. */
export function UploadAlert({ rows, noFile }: { rows: readonly Upload[]; noFile: boolean }) {
  const { home, uploads } = useText();
  if (noFile) return <AnswerAlert>{home.noFile}</AnswerAlert>;

  const sent = rows.filter(({ latest }) => latest);
  const missing = sent.filter(isMissing);
  if (missing.length === 0 || sent.some(isActive)) return null;

  const [only] = sent;
  const details =
    only && sent.length === 1 ? (
      <FileProblems problems={only.problems} />
    ) : (
      uploads.notTaken(missing.length, sent.length)
    );
  return <AnswerAlert details={details}>{home.uploadFailed}</AnswerAlert>;
}

/** The result of an action further down. It appears at the top, so the page scrolls there. */
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
