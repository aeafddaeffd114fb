import { ONE_BY_ONE } from '@credence/bayesnet';
import { Alert } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import type { CountedCoverage } from './coverage.js';

/** That there are more questions than anybody gets through one by one. */
export function Outlook({ coverage }: { coverage: CountedCoverage | undefined }) {
  const { combinations: text, common } = useText();
  if (!coverage || coverage.total <= ONE_BY_ONE) return null;
  const questions = new Intl.NumberFormat(common.locale).format(coverage.total);
  return <Alert tone="info">{text.tooMany(questions, coverage.minutesInAll)}</Alert>;
}
