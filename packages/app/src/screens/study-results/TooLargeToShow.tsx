import type { NetworkOverview } from '@credence/api-client';
import type { Failure } from '@credence/text';
import { Alert, Button, PageHead } from '@credence/ui';
import { Link } from 'react-router-dom';
import { may } from '../../ground/access/may.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { useResultsWords } from './resultsWords.js';

interface TooLargeToShowProps {
  overview: NetworkOverview;
  /** Says how many numbers are too many, and which tables are the largest. */
  refusal: Failure;
}

/** That the network is too large for this page, and how to come by what the experts said. */
export function TooLargeToShow({ overview, refusal }: TooLargeToShowProps) {
  const { common } = useText();
  const text = useResultsWords();
  const { networkId } = overview;
  const isRun = may(overview, 'run_study');
  const { limit, nodes } = (refusal.params ?? {}) as { limit?: number; nodes?: string[] };
  const isKnown = limit !== undefined && nodes !== undefined && nodes.length > 0;
  return (
    <>
      <PageTitle>{text.anyRound}</PageTitle>
      <PageHead title={text.anyRound} />
      <Alert
        tone="warning"
        details={isRun ? text.tooLargeOwner : text.tooLargeExpert}
        action={
          <Button asChild>
            <Link to={isRun ? paths.study.href(networkId) : paths.network.href(networkId)}>
              {isRun ? text.toStudy : text.toOwn}
            </Link>
          </Button>
        }
      >
        {isKnown ? text.tooLarge(limit, new Intl.ListFormat(common.locale).format(nodes)) : text.tooLargeAnyway}
      </Alert>
    </>
  );
}
