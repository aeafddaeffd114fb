import type { NetworkOverview } from '@credence/api-client';
import { Alert, Button, PageHead } from '@credence/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { useResultsWords } from './resultsWords.js';

interface NothingToReadProps {
  kind: 'unopened' | 'own';
  overview: NetworkOverview;
}

/** Why an expert has no results to read, and the way to the own answers. */
export function NothingToRead({ kind, overview }: NothingToReadProps) {
  const text = useResultsWords();
  return (
    <>
      <PageTitle>{text.anyRound}</PageTitle>
      <PageHead title={text.anyRound} />
      <Alert
        tone="info"
        action={
          <Button asChild>
            <Link to={paths.network.href(overview.networkId)}>{text.toOwn}</Link>
          </Button>
        }
      >
        {text[kind]}
      </Alert>
    </>
  );
}
