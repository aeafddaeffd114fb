import { DataTable, type DataTableColumn, Dialog, Heading } from '@credence/ui';
import { useId, useMemo } from 'react';
import { dateFormat } from '../../../text/dateFormat.js';
import { useText } from '../../../text/useText.js';
import { ago } from './ago.js';
import { calledBy, countOf, type NetworkActivity } from './networkActivity.js';

type Work = NetworkActivity['nodes'][number];
type Reset = NonNullable<NetworkActivity['resets']>[number];

interface NodeWorkDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  work: readonly Work[];
  resets: readonly Reset[];
  now: Date;
}

const keyOf = ({ nodeId, username, name }: Work) => `${nodeId} ${String(username)} ${name}`;

/** Who answered which node, and when, the latest first. */
export function NodeWorkDialog({ open, onOpenChange, work, resets, now }: NodeWorkDialogProps) {
  const { activity: text, common } = useText();
  const resetsId = useId();
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
        sortValue: (entry) => calledBy(entry, text),
        cell: (entry) => <bdi>{calledBy(entry, text)}</bdi>,
      },
      {
        id: 'count',
        header: text.count,
        align: 'end',
        sortValue: ({ answers, given = answers }) => given,
        cell: ({ answers, given = answers }) =>
          given === 0 ? text.combinations : countOf({ given, answers }, text, common.locale),
      },
      {
        id: 'when',
        header: text.when,
        align: 'end',
        sortValue: ({ at }) => Date.parse(at),
        cell: ({ at }) => <time dateTime={at}>{ago(at, now, common.locale, text.now)}</time>,
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
      {resets.length === 0 ? null : (
        <section aria-labelledby={resetsId}>
          <Heading level={3} id={resetsId}>
            {text.resets}
          </Heading>
          <ul>
            {resets.map((reset) => (
              <li key={`${reset.nodeId} ${reset.at}`}>
                {text.wasReset(reset.display_name, calledBy(reset, text), reset.answers)}{' '}
                <time dateTime={reset.at}>{dateFormat(common.locale).format(new Date(reset.at))}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
