import { Alert, Button, Frame, Heading, TextLink } from '@credence/ui';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../layout/PageTitle.js';
import { useText } from '../../text/useText.js';

interface NodeMissingProps {
  /** The server's own message, or why the call failed. */
  problem: { readonly message?: string | undefined; readonly reason?: string | undefined };
  overviewHref: string;
  onRetry: () => void;
}

/** Shown instead of a node that could not be loaded. */
export function NodeMissing({ problem, overviewHref, onRetry }: NodeMissingProps) {
  const { combinations, common, question } = useText();
  return (
    <Frame>
      <PageTitle>{combinations.title}</PageTitle>
      <Heading level={1} tabIndex={-1}>
        {combinations.title}
      </Heading>
      <Alert action={<Button onClick={onRetry}>{common.tryAgain}</Button>}>
        {problem.message ?? combinations.loadFailed(problem.reason ?? combinations.unknownError)}
      </Alert>
      <p>
        <TextLink asChild>
          <Link to={overviewHref}>{question.toOverview}</Link>
        </TextLink>
      </p>
    </Frame>
  );
}
