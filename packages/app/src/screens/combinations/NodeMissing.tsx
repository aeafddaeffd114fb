import { Alert, Button } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import { Instead } from '../../shell/layout/Instead.js';

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
    <Instead title={combinations.title} href={overviewHref} way={question.toOverview}>
      <Alert action={onRetry ? <Button onClick={onRetry}>{common.tryAgain}</Button> : undefined}>
        {problem.message ?? combinations.loadFailed(problem.reason ?? combinations.unknownError)}
      </Alert>
    </Instead>
  );
}
