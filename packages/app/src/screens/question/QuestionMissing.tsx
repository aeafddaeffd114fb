import { Alert, Button, Frame, PageHead, TextLink } from '@credence/ui';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { useText } from '../../ground/text/useText.js';
import { WayOut } from './QuestionMissing.styles.js';

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
    <Frame width="text">
      <PageTitle>{question.missingTitle}</PageTitle>
      <PageHead title={question.missingTitle} />
      {known ? (
        <Alert action={<Button onClick={onRetry}>{common.tryAgain}</Button>}>{question.loadFailed}</Alert>
      ) : (
        // Trying again would not help.
        <Alert>{question.notFound}</Alert>
      )}
      <WayOut>
        <TextLink asChild>
          <Link to={overviewHref}>{question.toOverview}</Link>
        </TextLink>
      </WayOut>
    </Frame>
  );
}
