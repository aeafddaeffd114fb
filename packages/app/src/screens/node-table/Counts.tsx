import { percentDone } from '@credence/bayesnet';
import { Text } from '@credence/ui';
import { Fragment } from 'react';
import { useText } from '../../ground/text/useText.js';
import type { ColumnCounts } from './nodeColumns.js';

/** How many questions are answered, decided and open. */
export function Counts({ counts, columns }: { counts: ColumnCounts; columns: number }) {
  const { nodeTable: text, common } = useText();
  const { answered, decided, combinations, impossible, open, fromFile } = counts;
  const parts = [
    { count: answered, is: text.answered },
    { count: decided, is: text.decidedBy(combinations) },
    { count: impossible, is: text.impossible },
    { count: open, is: text.left(open, fromFile) },
  ].filter(({ count }) => count > 0);
  return (
    <Text variant="hint">
      <b>{common.percent(percentDone(columns - open, columns))}</b>
      {' · '}
      {parts.map(({ count, is }) => (
        <Fragment key={is}>
          <b>{count.toLocaleString(common.locale)}</b> {is}
          {' · '}
        </Fragment>
      ))}
      {text.inAll(columns)}
    </Text>
  );
}
