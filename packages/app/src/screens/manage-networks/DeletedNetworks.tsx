import { Button, Heading, Text } from '@credence/ui';
import { use, useId } from 'react';
import { networkNames, networkTitle } from '../../features/networks/networkNames.js';
import { dateFormat } from '@credence/text';
import { useText } from '../../ground/text/useText.js';
import { Deleted } from './DeletedNetworks.styles.js';
import type { DeletedNetwork } from './deletedNetworks.js';

export interface DeletedNetworksProps {
  /** The networks that can be brought back. Must not reject. */
  networks: Promise<readonly DeletedNetwork[]>;
  /** Ids of networks with a pending action. */
  busy: ReadonlySet<string>;
  onRestore: (network: DeletedNetwork) => void;
}

/** What the user deleted lately, with the way back. Nothing if there is none. */
export function DeletedNetworks({ networks, busy, onRestore }: DeletedNetworksProps) {
  const { manage, common } = useText();
  const id = useId();
  const deleted = use(networks);
  if (deleted.length === 0) return null;
  const names = networkNames(deleted);
  const days = dateFormat(common.dates, 'shortDay');

  return (
    <Deleted aria-labelledby={id}>
      <Heading id={id} level={2}>
        {manage.recentlyDeleted}
      </Heading>
      <Text variant="hint">{manage.recentlyDeletedHint}</Text>
      <ul>
        {deleted.map((network) => (
          <li key={network.networkId}>
            <div>
              <b>{networkTitle(network)}</b>
              <Text variant="hint">
                {manage.keptUntil(days.format(new Date(network.restorableUntil)), network.networkId)}
              </Text>
            </div>
            <Button
              size="small"
              busy={busy.has(network.networkId)}
              aria-label={manage.restoreNetwork(names.get(network.networkId) ?? networkTitle(network))}
              onClick={() => onRestore(network)}
            >
              {manage.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Deleted>
  );
}
