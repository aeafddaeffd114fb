import type { NetworkOutcomes } from '@credence/api-client';
import { Button, Skeleton } from '@credence/ui';
import { later } from '@credence/ui/later';
import { type ReactNode, useMemo, useState } from 'react';
import { useNetworkTables } from '../inference/useNetworkTables.js';
import { useText } from '../../ground/text/useText.js';
import type { EditOutcomesProps } from './EditOutcomes.js';
import { nodeNames } from './nodeNames.js';
import { Line } from './OutcomesLine.styles.js';
import { Summary } from './Summary.js';

const EditOutcomes = later<EditOutcomesProps>(
  async () => (await import('./EditOutcomes.js')).EditOutcomes,
  ({ children }) => children,
);

interface OutcomesLineProps {
  networkId: string;
  /** Undefined on a server without outcomes: then there is nothing to show. */
  known: NetworkOutcomes | undefined;
  /** Where no outcome is named: what is used instead. */
  instead?: string | undefined;
}

/** What is to be found out, on one line; the owner can change it. */
export function OutcomesLine({ networkId, known, instead }: OutcomesLineProps) {
  const { outcomes: text } = useText();
  const [isOpen, setOpen] = useState(false);
  const isNamed = known !== undefined && known.outcomes.length + known.cases.length > 0;
  if (!known) return null;
  const change = known.mayName ? (
    <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
      {isNamed ? text.change : text.name}
    </Button>
  ) : null;
  const dialog = isOpen ? <EditOutcomes networkId={networkId} known={known} onClose={() => setOpen(false)} /> : null;
  return (
    <Line>
      {known.outcomes.length === 0 && instead ? <p>{instead}</p> : null}
      {isNamed ? (
        <Named networkId={networkId} known={known}>
          {change}
        </Named>
      ) : (
        change
      )}
      {dialog}
    </Line>
  );
}

/** What is named, and then what changes it: the button alone would say nothing. */
function Named({ networkId, known, children }: { networkId: string; known: NetworkOutcomes; children: ReactNode }) {
  const loaded = useNetworkTables(networkId);
  // Without the network's tables its states have no names.
  const nameOf = useMemo(() => nodeNames(loaded?.kind === 'tables' ? loaded.tables : { nodes: [] }), [loaded]);
  if (loaded === undefined) return <Skeleton width="20rem" />;
  return (
    <>
      {loaded.kind === 'tables' ? <Summary {...known} nameOf={nameOf} /> : null}
      {children}
    </>
  );
}
