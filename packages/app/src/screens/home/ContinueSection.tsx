import type { NetworkListEntry } from '@credence/api-client';
import { Button, Combobox, Heading } from '@credence/ui';
import { type FormEvent, useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { ChooseRow, Stack } from './HomeScreen.styles.js';
import { isDoneStudy } from './isDoneStudy.js';
import { RecentNetworks } from './RecentNetworks.js';

interface ContinueSectionProps {
  /** At least one, most recently changed first. */
  networks: readonly NetworkListEntry[];
  now: Date | undefined;
  /** True if to go on is the purpose of the page. */
  main: boolean;
  /** Called with the id of the chosen network, or undefined if none is chosen. */
  onContinue: (networkId: string | undefined) => void;
}

/** Lets the user choose from all networks, or take a recent one. */
export function ContinueSection({ networks, now, main, onContinue }: ContinueSectionProps) {
  const { home } = useText();
  const [chosen, setChosen] = useState<NetworkListEntry | null>(null);
  const open = networks.filter((network) => !isDoneStudy(network));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onContinue(chosen?.networkId);
  };

  return (
    <Stack>
      <Heading>{open.length > 0 ? home.continueTitle : home.recentTitle}</Heading>
      {open.length > 0 ? (
        <form onSubmit={submit}>
          <ChooseRow>
            <Combobox
              label={home.selectNetwork}
              placeholder={home.selectNetwork}
              items={open}
              getKey={(network) => network.networkId}
              getLabel={(network) => home.networkLabel(network.filename, network.networkId)}
              value={chosen}
              onValueChange={setChosen}
            />
            <Button type="submit" variant={main ? 'primary' : 'outline'}>
              {home.continue}
            </Button>
          </ChooseRow>
        </form>
      ) : null}
      <RecentNetworks networks={networks} now={now} />
    </Stack>
  );
}
