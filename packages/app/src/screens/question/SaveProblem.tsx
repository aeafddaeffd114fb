import { Alert, Button } from '@credence/ui';
import { wholePercents } from '@credence/bayesnet';
import { useText } from '../../text/useText.js';
import type { SaveFailure } from './saveFailure.js';

interface SaveProblemProps {
  failure: SaveFailure;
  onUseMine: () => void;
  onUseTheirs: () => void;
}

/** Why the answer is not saved. Nothing that was given is lost: it stands above, and can be sent again. */
export function SaveProblem({ failure, onUseMine, onUseTheirs }: SaveProblemProps) {
  const { question } = useText();
  const { current, error } = failure;
  if (!current) return <Alert details={error}>{question.saveFailed}</Alert>;

  const shares = question.shares(wholePercents(current.sliders));
  return (
    <Alert
      tone="warning"
      action={
        <>
          <Button size="small" onClick={onUseMine}>
            {question.useMine}
          </Button>
          <Button size="small" onClick={onUseTheirs}>
            {question.useTheirs}
          </Button>
        </>
      }
    >
      {question.changedMeanwhile(current.username ?? null, shares)}
    </Alert>
  );
}
