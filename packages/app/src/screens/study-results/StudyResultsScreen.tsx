import { Alert, Button, PageHead } from '@credence/ui';
import { type ReactNode, use } from 'react';
import { may } from '../../ground/access/may.js';
import { useText } from '../../ground/text/useText.js';
import { LoadingFrame } from '../../shell/layout/LoadingFrame.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import type { LoadedResults } from './readResults.js';
import { NothingToRead } from './NothingToRead.js';
import { ResultsOfRound, type Showing } from './ResultsOfRound.js';
import { ResultsLanguage, useResultsWords } from './resultsWords.js';
import { TooLargeToShow } from './TooLargeToShow.js';

export interface StudyResultsScreenProps extends Showing {
  /** For who may not read results. */
  elsewhere: ReactNode;
  /** For who could open the results, and has not. */
  toStudy: ReactNode;
  /** Undefined if they could not be loaded. Must not reject. */
  page: Promise<LoadedResults | undefined>;
  onRetry: () => void;
}

/** What the experts of a study say together, for its owner by code, for its experts without. */
export function StudyResultsScreen(props: StudyResultsScreenProps) {
  const { overview } = useText();
  return (
    <LoadingFrame title={overview.study}>
      <ResultsLanguage>
        <LoadedScreen {...props} />
      </ResultsLanguage>
    </LoadingFrame>
  );
}

function LoadedScreen({ elsewhere, toStudy, page, onRetry, ...showing }: StudyResultsScreenProps) {
  const { common } = useText();
  const text = useResultsWords();
  const loaded = use(page);
  if (!loaded)
    return (
      <>
        <PageTitle>{text.anyRound}</PageTitle>
        <PageHead title={text.anyRound} />
        <Alert action={<Button onClick={onRetry}>{common.tryAgain}</Button>}>{text.loadFailed}</Alert>
      </>
    );
  if (loaded.kind === 'elsewhere') return elsewhere;
  if (loaded.kind === 'results') return <ResultsOfRound {...showing} found={loaded} onRedacted={onRetry} />;
  if (loaded.kind === 'too-large') return <TooLargeToShow {...loaded} />;
  return may(loaded.overview, 'run_study') ? toStudy : <NothingToRead {...loaded} />;
}
