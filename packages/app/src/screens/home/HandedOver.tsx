import type { NetworkListEntry } from '@credence/api-client';
import { Alert, TextLink } from '@credence/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { networkNames, networkTitle } from '../../features/networks/networkNames.js';
import { paths } from '../../ground/paths.js';
import { store } from '../../ground/session/index.js';
import { useElements } from '../../ground/focus/useElements.js';
import { useText } from '../../ground/text/useText.js';
import { focusTitle } from '../../shell/layout/focusTitle.js';

type Entry = Pick<NetworkListEntry, 'networkId' | 'handedOver'>;

/** Where it is remembered that the user has seen this hand-over. */
const keyOf = ({ networkId, handedOver }: Entry) => `handedOver_${networkId}_${handedOver?.at ?? ''}` as const;

/** Tells a new owner which networks were handed over to them, until they open or dismiss each. */
export function HandedOver({ networks }: { networks: readonly NetworkListEntry[] }) {
  const { home } = useText();
  const [, setSeen] = useState(0);
  const dismissButtons = useElements<HTMLButtonElement>();
  const names = networkNames(networks);
  const see = (network: Entry) => {
    store.setIsHidden(keyOf(network), true);
    setSeen((count) => count + 1);
  };

  const dismiss = (network: Entry, index: number) => {
    flushSync(() => see(network));
    // The pressed button is gone: on to that of the next word, or to the title.
    const left = dismissButtons.all();
    const next = left[index] ?? left[index - 1];
    if (next) next.focus({ preventScroll: true });
    else focusTitle();
  };

  return networks
    .filter((network) => network.handedOver && !store.isHidden(keyOf(network)))
    .map((network, index) => {
      const name = names.get(network.networkId) ?? networkTitle(network);
      return (
        <Alert
          key={network.networkId}
          tone="info"
          dismissRef={dismissButtons.ref}
          onDismiss={() => dismiss(network, index)}
          action={
            <TextLink asChild>
              <Link
                to={paths.network.href(network.networkId)}
                aria-label={home.openNetwork(name)}
                onClick={() => see(network)}
              >
                {home.open}
              </Link>
            </TextLink>
          }
        >
          {home.handedOver(name, network.handedOver?.from ?? '')}
        </Alert>
      );
    });
}
