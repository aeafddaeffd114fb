import { Alert, Button } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import { Instead } from '../../shell/layout/Instead.js';

interface QuestionMissingProps {
  /** False if the server says that the question does not exist. */
  known: boolean;
  overviewHref: string;
  onRetry: () => void;
}

/** Shown instead of a question that could not be loaded. */
export function QuestionMissing({ known, overviewHref, onRetry }: QuestionMissingProps) {
  const { question, common } = useText();
  return (
    <Instead title={question.missingTitle} href={overviewHref} way={question.toOverview}>
      {known ? (
        <Alert action={<Button onClick={onRetry}>{common.tryAgain}</Button>}>{question.loadFailed}</Alert>
      ) : (
        // Trying again would not help.
        <Alert>{question.notFound}</Alert>
      )}
    </Instead>
  );
}
