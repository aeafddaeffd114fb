import { Frame, PageHead, Spinner } from '@credence/ui';
import { Suspense, use, useState } from 'react';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { ListAlerts } from '../../features/networks/ListAlerts.js';
import { useText } from '../../ground/text/useText.js';
import type { UploadPanelProps } from '../../features/upload/UploadPanel.js';
import { ContinueSection } from './ContinueSection.js';
import { Alerts, Columns, Divider, Waiting } from './HomeScreen.styles.js';
import { firstCut } from './firstCut.js';
import { HandedOver } from './HandedOver.js';
import { Introduction } from './Introduction.js';
import { NoSelectionAlert, UploadAlert } from './HomeAlerts.js';
import { Invitations } from './invited/Invitations.js';
import { isNewcomer } from './invited/isNewcomer.js';
import { Practice } from './invited/Practice.js';
import type { NetworkLists } from './networkLists.js';
import { UploadSection } from './UploadSection.js';

export interface HomeScreenProps {
  /** The name for the greeting; empty if unknown. */
  name: string;
  /** The user's networks. Must not reject. */
  lists: Promise<NetworkLists>;
  /** The selected files and the actions on them. */
  upload: UploadPanelProps;
  /** Whether Upload was pressed without any file to send. */
  noFile: boolean;
  /** Loads the lists again. */
  onRetry: () => void;
  onContinue: (networkId: string) => void;
  /** @default the current time */
  now?: Date;
}

/** The home page: continue with a network, or upload one. */
export function HomeScreen(props: HomeScreenProps) {
  const { home, common } = useText();
  const { lists, name } = props;

  return (
    <Frame>
      <PageTitle>{home.title}</PageTitle>
      <Suspense
        fallback={
          <>
            <PageHead size="hero" title={home.welcomeBack(name)} />
            <Waiting>
              <Spinner centred>{common.loading}</Spinner>
            </Waiting>
            <Introduction />
          </>
        }
      >
        <Networks {...props} lists={lists} />
      </Suspense>
    </Frame>
  );
}

function Networks({ name, lists, upload: panel, noFile, onRetry, onContinue, now }: HomeScreenProps) {
  const { home } = useText();
  const { networks, lists: fetched, invitations } = use(lists);
  const [selectionMissing, setSelectionMissing] = useState(false);
  const hasNetworks = networks.length > 0;
  const isInvited = invitations.length > 0;
  const cut = firstCut(networks, invitations.length);

  const goOn = (networkId: string | undefined) => {
    setSelectionMissing(networkId === undefined);
    if (networkId !== undefined) onContinue(networkId);
  };
  const upload = (
    <UploadSection
      first={!hasNetworks}
      main={!hasNetworks && !isInvited}
      panel={{
        ...panel,
        onUpload() {
          setSelectionMissing(false);
          panel.onUpload();
        },
      }}
    />
  );

  return (
    <>
      <Alerts>
        <ListAlerts lists={fetched} onRetry={onRetry} />
        <HandedOver networks={networks} />
      </Alerts>
      {selectionMissing ? <NoSelectionAlert /> : null}
      <UploadAlert rows={panel.rows} noFile={noFile} />
      <PageHead size="hero" title={hasNetworks ? home.welcomeBack(name) : home.welcome(name)} />
      <Invitations invitations={invitations} now={now} onAnswered={onRetry} />
      {isNewcomer(networks, invitations.length) ? <Practice /> : null}
      <Columns>
        {hasNetworks ? <ContinueSection networks={networks} now={now} main={!isInvited} onContinue={goOn} /> : upload}
        <Divider data-apart={hasNetworks ? undefined : ''} />
        {hasNetworks ? upload : <Introduction first={cut} beside />}
      </Columns>
      {hasNetworks ? <Introduction first={cut} /> : null}
    </>
  );
}
