import { DataTable, type DataTableColumn, Dialog } from '@credence/ui';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../../ground/text/useText.js';
import { relativeTime } from './relativeTime.js';
import { calledBy, answerCountText, type NetworkActivity } from './networkActivity.js';

type Work = NetworkActivity['nodes'][number];

interface NodeWorkDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  work: readonly Work[];
  now: Date;
  /** Below the table: what is said of resets. */
  children?: ReactNode;
}

const keyOf = ({ nodeId, username, name }: Work) => `${nodeId} ${String(username)} ${name}`;

/** Who answered which node, and when, the latest first. */
export function NodeWorkDialog({ open, onOpenChange, work, now, children }: NodeWorkDialogProps) {
  const { activity: text, common } = useText();
  const columns = useMemo(
    (): DataTableColumn<Work>[] => [
      {
        id: 'node',
        header: text.node,
        sortValue: ({ display_name: name }) => name,
        cell: ({ display_name: name }) => name,
      },
      {
        id: 'who',
        header: text.who,
        sortValue: (entry) => calledBy(entry, common),
        cell: (entry) => <bdi>{calledBy(entry, common)}</bdi>,
      },
      {
        id: 'count',
        header: text.count,
        align: 'end',
        sortValue: ({ answers, given = answers }) => given,
        cell: ({ answers, given = answers }) =>
          given === 0 ? text.combinations : answerCountText({ given, answers }, text, common.locale),
      },
      {
        id: 'when',
        header: text.when,
        align: 'end',
        sortValue: ({ at }) => Date.parse(at),
        cell: ({ at }) => <time dateTime={at}>{relativeTime(at, now, common.dates, text.now)}</time>,
      },
    ],
    [text, common, now],
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="wide" title={text.byNodeTitle}>
      <DataTable
        caption={text.byNodeTitle}
        rows={work}
        columns={columns}
        getRowKey={keyOf}
        empty={<p>{text.nothing}</p>}
      />
      {children}
    </Dialog>
  );
}
