import type { NodeSummary } from '@credence/api-client';
import { Alert } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';

/** Tables that the download cannot hold, said before somebody works on them. */
export function TablesTooLarge({ nodes }: { nodes: readonly NodeSummary[] }) {
  const { overview: text, common } = useText();
  const large = nodes.filter(({ tooLargeForFile }) => tooLargeForFile === true);
  if (large.length === 0) return null;
  const names = new Intl.ListFormat(common.locale).format(large.map(({ display_name }) => display_name));
  return <Alert tone="warning">{text.tooLargeForFile(large.length, names)}</Alert>;
}
