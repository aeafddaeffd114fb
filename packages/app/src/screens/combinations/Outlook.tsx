import { ONE_BY_ONE } from '@credence/bayesnet';
import { Alert, Text } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import type { CountedCoverage } from './coverage.js';

interface OutlookProps {
  coverage: CountedCoverage | undefined;
  /** How many direct answers the list may supersede; only if it has unsaved changes. */
  superseding: number;
}

/** How many questions remain, and what happens to existing answers. */
export function Outlook({ coverage, superseding }: OutlookProps) {
  const { combinations: text, common } = useText();
  if (superseding > 0) return <Text variant="hint">{text.supersedes(superseding)}</Text>;
  if (coverage?.decided !== 0) return null;

  const numbers = new Intl.NumberFormat(common.locale);
  const { total, minutesInAll } = coverage;
  if (total > ONE_BY_ONE) return <Alert tone="info">{text.tooMany(numbers.format(total), minutesInAll)}</Alert>;
  return <Text variant="hint">{text.before(numbers.format(total), minutesInAll)}</Text>;
}
