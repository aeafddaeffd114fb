import { Alert, Button, Frame, Heading, TextLink } from '@credence/ui';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../layout/PageTitle.js';
import { useText } from '../../text/useText.js';

interface QuestionMissingProps {
  /** False where the server says that there is no such question. */
  known: boolean;
  overviewHref: string;
  onRetry: () => void;
}

/** In place of a question that could not be loaded. */
export function QuestionMissing({ known, overviewHref, onRetry }: QuestionMissingProps) {
  const { question, common } = useText();
  return (
    <Frame>
      <PageTitle>{question.missingTitle}</PageTitle>
      <Heading level={1} tabIndex={-1}>
        {question.missingTitle}
      </Heading>
      <Alert
        details={known ? undefined : question.notFound}
        action={known ? <Button onClick={onRetry}>{common.tryAgain}</Button> : undefined}
      >
        {question.loadFailed}
      </Alert>
      <p>
        <TextLink asChild>
          <Link to={overviewHref}>{question.toOverview}</Link>
        </TextLink>
      </p>
    </Frame>
  );
}
