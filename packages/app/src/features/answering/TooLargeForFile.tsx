import type { NetworkNode } from '@credence/api-client';
import { limits } from '@credence/bayesnet';
import { Alert } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';

/** What a node tells of its table. */
type Table = { readonly [Key in 'node' | 'parents' | 'tooLargeForFile']?: NetworkNode[Key] | undefined };

/** Says, before the work begins, that no file can hold its result; nothing if a file can, or the server does not tell. */
export function TooLargeForFile({ node }: { node: Table | undefined }) {
  const { combinations: text, common } = useText();
  if (!node?.tooLargeForFile || !node.node || !node.parents) return null;
  const numbers = new Intl.NumberFormat(common.locale);
  const size = node.parents.reduce((columns, { vars }) => columns * vars.length, node.node.vars.length);
  return <Alert tone="warning">{text.tooLargeForFile(numbers.format(size), numbers.format(limits.numbers))}</Alert>;
}
