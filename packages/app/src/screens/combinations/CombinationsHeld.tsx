import type { NetworkNode } from '@credence/api-client';
import { Alert, Button } from '@credence/ui';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { Instead } from '../../shell/layout/Instead.js';

interface CombinationsHeldProps {
  code: NonNullable<NetworkNode['combinationsHeld']>;
  /** Where the questions of the node go on. */
  questionsHref: string;
  /** Downloads what was set here before; undefined if nothing was. */
  onDownload: (() => void) | undefined;
}

/** Says why no combinations can be chosen, and gives out what somebody had set before. */
export function CombinationsHeld({ code, questionsHref, onDownload }: CombinationsHeldProps) {
  const words = useText();
  const { combinations } = words;
  return (
    <Instead title={combinations.title} href={questionsHref} way={combinations.toQuestions}>
      <Alert
        tone="info"
        details={onDownload && combinations.keptHere}
        action={
          onDownload ? (
            <Button size="small" onClick={onDownload}>
              {combinations.download}
            </Button>
          ) : undefined
        }
      >
        {failureSentence({ code }, words)}
      </Alert>
    </Instead>
  );
}
