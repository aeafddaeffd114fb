import { Heading, Text, TextLink } from '@credence/ui';
import { dateFormat } from '@credence/text';
import { Link } from 'react-router-dom';
import { may } from '../../ground/access/may.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import type { FoundResults } from './readResults.js';
import { useResultsWords } from './resultsWords.js';
import { Crumb, Head } from './StudyResultsScreen.styles.js';
import { useCode } from './useCode.js';

/** From this many experts on, nobody can tell easily whose an answer is. */
const ENOUGH = 4;

/** Whose results these are, when the round was closed, and how many answered. */
export function ResultsHead({ overview, study, results }: FoundResults) {
  const { common } = useText();
  const text = useResultsWords();
  const codeOf = useCode();
  const round = results.round.toLocaleString(common.locale);
  const day = dateFormat(common.dates, 'dayOfYear').format(new Date(results.closedAt));
  const { networkId } = overview;
  const asked = (study.experts ?? []).filter(({ standing }) => standing !== 'cancelled' && standing !== 'declined');
  const answered =
    asked.length > 0
      ? text.answeredOf(results.experts, Math.max(results.experts, asked.length))
      : text.answered(results.experts);

  const sawShared = (study.experts ?? []).filter((expert) => expert.sawShared).map(({ code }) => codeOf(code));

  return (
    <Head>
      <PageTitle>{text.title(round)}</PageTitle>
      <Crumb>
        <TextLink asChild>
          <Link to={may(overview, 'run_study') ? paths.study.href(networkId) : paths.network.href(networkId)}>
            {overview.networkName}
          </Link>
        </TextLink>
        {` · ${text.closed(round, day)}, ${answered}`}
      </Crumb>
      <Heading level={1} size="page" tabIndex={-1}>
        {text.title(round)}
      </Heading>
      {results.experts > 0 && results.experts < ENOUGH ? <Text variant="hint">{text.few}</Text> : null}
      {results.late?.map(({ code, answers }) => (
        <Text key={code} variant="hint">
          {text.late(codeOf(code), answers)}
        </Text>
      ))}
      {sawShared.length > 0 ? (
        <Text variant="hint">{text.sawSharedOf(new Intl.ListFormat(common.locale).format(sawShared))}</Text>
      ) : null}
      {results.experts === 0 && results.questions.length > 0 ? <Text variant="hint">{text.noNumbers}</Text> : null}
    </Head>
  );
}
