import type { NetworkOutcomes, NetworkOverview } from '@credence/api-client';
import { Alert, Button, EmptyState, Frame, PageHead, Text, TextLink } from '@credence/ui';
import { Suspense, use } from 'react';
import { Link } from 'react-router-dom';
import { useNetworkTables } from '../../features/inference/useNetworkTables.js';
import { OutcomesLine } from '../../features/outcomes/OutcomesLine.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { LoadingScreen } from '../../shell/layout/LoadingScreen.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { Tornado } from './Tornado.js';
import { Parts } from './UseNetworkScreen.styles.js';
import { WhatIf } from './what-if/WhatIf.js';

export interface UseNetworkScreenProps {
  networkId: string;
  /** Undefined if it could not be loaded. Must not reject. */
  overview: Promise<NetworkOverview | undefined>;
  /** What is to be found out; undefined if it could not be loaded. Must not reject. */
  outcomes: Promise<NetworkOutcomes | undefined>;
  onRetry: () => void;
}

/** What the answers so far say of a patient: the outcomes, what if, what would have to change, and what moves them most. */
export function UseNetworkScreen(props: UseNetworkScreenProps) {
  const { useNetwork: text } = useText();
  return (
    <Frame>
      <PageTitle>{text.title}</PageTitle>
      <Suspense
        fallback={
          <>
            <PageHead title={text.title} />
            <LoadingScreen />
          </>
        }
      >
        <UseOfNetwork {...props} />
      </Suspense>
    </Frame>
  );
}

function UseOfNetwork({ networkId, onRetry, ...props }: UseNetworkScreenProps) {
  const { useNetwork: text, overview: words, common } = useText();
  const overview = use(props.overview);
  const named = use(props.outcomes);
  const answered = overview?.nodes.filter(({ completed }) => completed).length ?? 0;
  return (
    <>
      <PageHead title={text.title}>
        <Text variant="hint">
          <TextLink asChild>
            <Link to={paths.network.href(networkId)}>{overview?.networkName ?? words.title}</Link>
          </TextLink>
        </Text>
        {overview && answered > 0 ? (
          <Text variant="hint">{text.restsOn(count(answered), count(overview.nodes.length))}</Text>
        ) : null}
      </PageHead>
      {overview && answered === 0 ? (
        <EmptyState title={text.nothingYet} />
      ) : overview && named ? (
        <Computed overview={overview} named={named} />
      ) : (
        <Alert action={<Button onClick={onRetry}>{common.tryAgain}</Button>}>{words.loadFailed}</Alert>
      )}
    </>
  );

  function count(value: number): string {
    return value.toLocaleString(common.locale);
  }
}

function Computed({ overview, named }: { overview: NetworkOverview; named: NetworkOutcomes }) {
  const loaded = useNetworkTables(overview.networkId);
  return (
    <>
      <OutcomesLine networkId={overview.networkId} known={named} />
      <Parts>
        <WhatIf overview={overview} named={named} />
        {loaded?.kind === 'tables' ? <Tornado tables={loaded.tables} named={named} /> : null}
      </Parts>
    </>
  );
}
