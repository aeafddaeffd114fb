import { Alert, Button, Frame, PageHead, TextLink } from '@credence/ui';
import { Link } from 'react-router-dom';
import { PageFooter } from '../../shell/layout/AppFooter.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { useText } from '../../ground/text/useText.js';
import { WayOut } from './NodeMissing.styles.js';

interface NodeMissingProps {
  /** The server's own message, or why the call failed. */
  problem: { readonly message?: string | undefined; readonly reason?: string | undefined };
  overviewHref: string;
  /** Undefined if the server says that there is no such node: trying again would not help. */
  onRetry: (() => void) | undefined;
}

/** Shown instead of a node that could not be loaded. */
export function NodeMissing({ problem, overviewHref, onRetry }: NodeMissingProps) {
  const { combinations, common, question } = useText();
  return (
    <>
      <Frame width="text">
        <PageTitle>{combinations.title}</PageTitle>
        <PageHead title={combinations.title} />
        <Alert action={onRetry ? <Button onClick={onRetry}>{common.tryAgain}</Button> : undefined}>
          {problem.message ?? combinations.loadFailed(problem.reason ?? combinations.unknownError)}
        </Alert>
        <WayOut>
          <TextLink asChild>
            <Link to={overviewHref}>{question.toOverview}</Link>
          </TextLink>
        </WayOut>
      </Frame>
      <PageFooter slim />
    </>
  );
}
