import type { NetworkNode } from '@credence/api-client';
import { Alert, Button, Frame, PageHead, TextLink } from '@credence/ui';
import { Link } from 'react-router-dom';
import { PageFooter } from '../../shell/layout/AppFooter.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { WayOut } from './NodeMissing.styles.js';

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
    <>
      <Frame width="text">
        <PageTitle>{combinations.title}</PageTitle>
        <PageHead title={combinations.title} />
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
        <WayOut>
          <TextLink asChild>
            <Link to={questionsHref}>{combinations.toQuestions}</Link>
          </TextLink>
        </WayOut>
      </Frame>
      <PageFooter slim />
    </>
  );
}
