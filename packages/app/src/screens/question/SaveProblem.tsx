import { Alert, Button } from '@credence/ui';
import { wholePercents } from '@credence/bayesnet';
import { Link } from 'react-router-dom';
import { useText } from '../../text/useText.js';
import type { SaveFailure } from './saveFailure.js';

interface SaveProblemProps {
  failure: SaveFailure;
  onUseMine: () => void;
  onUseTheirs: () => void;
  /** Where one can go on meanwhile, for an answer that waits. */
  goOnHref: string | undefined;
}

/** Why the answer is not saved. Nothing that was given is lost: it stands above, and can be sent again. */
export function SaveProblem({ failure, goOnHref, ...choose }: SaveProblemProps) {
  const { question } = useText();
  const { current, error, stale, waits } = failure;
  if (waits) {
    return (
      <Alert
        details={question.waits}
        action={
          goOnHref === undefined ? undefined : (
            <Button size="small" asChild>
              <Link to={goOnHref}>{question.goOnMeanwhile}</Link>
            </Button>
          )
        }
      >
        {question.saveFailed}
      </Alert>
    );
  }
  if (!current) {
    const choices = stale ? <Choices theirs={question.loadAgain} {...choose} /> : undefined;
    return (
      <Alert details={error} action={choices}>
        {question.saveFailed}
      </Alert>
    );
  }

  const shares = question.shares(wholePercents(current.sliders));
  return (
    <Alert tone="warning" action={<Choices theirs={question.useTheirs} {...choose} />}>
      {question.changedMeanwhile(current.username ?? null, shares)}
    </Alert>
  );
}

function Choices({
  theirs,
  onUseMine,
  onUseTheirs,
}: Omit<SaveProblemProps, 'failure' | 'goOnHref'> & { theirs: string }) {
  const { question } = useText();
  return (
    <>
      <Button size="small" onClick={onUseMine}>
        {question.useMine}
      </Button>
      <Button size="small" onClick={onUseTheirs}>
        {theirs}
      </Button>
    </>
  );
}
