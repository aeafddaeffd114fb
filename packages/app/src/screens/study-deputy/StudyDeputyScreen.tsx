import { Alert, Button, Spinner, Text, TextLink } from '@credence/ui';
import { type ReactNode, Suspense, use } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Ways } from '../../shell/entry/EntryFrame.styles.js';
import { AcceptedRequest } from './AcceptedRequest.js';
import { AskedDeputy, useDeputyWords, type StudyDeputyScreenProps } from './AskedDeputy.js';

/** On which somebody is asked to run a study once the account of its owner is deleted. */
export function StudyDeputyScreen(props: StudyDeputyScreenProps) {
  return (
    <Suspense fallback={<Opening />}>
      <OpenedRequest {...props} />
    </Suspense>
  );
}

function Opening() {
  const { common, overview } = useText();
  return (
    <EntryFrame title={overview.study}>
      <Spinner>{common.loading}</Spinner>
    </EntryFrame>
  );
}

function OpenedRequest({ opened: reading, ...props }: StudyDeputyScreenProps) {
  const opened = use(reading);
  const words = useDeputyWords();
  const { common } = useText();
  if (opened.kind === 'failed')
    return (
      <EntryFrame title={words.title}>
        <Alert>{words.loadFailed}</Alert>
        <Ways>
          <Button busy={props.retrying} onClick={props.onRetry}>
            {common.tryAgain}
          </Button>
        </Ways>
      </EntryFrame>
    );
  if (opened.kind === 'none') return <NoRequest signedInAs={props.signedInAs} onLogout={props.onLogout} />;
  if (opened.kind === 'declined') return <Ended title={words.declinedTitle}>{words.declined}</Ended>;
  const { request } = opened;
  if (request.isOwner) return <Passed networkId={request.networkId} />;
  if (request.acceptedAt) return <AcceptedRequest {...props} request={request} acceptedAt={request.acceptedAt} />;
  return <AskedDeputy {...props} request={request} />;
}

function Ended({ title, children }: { title: string; children: ReactNode }) {
  const words = useDeputyWords();
  return (
    <EntryFrame title={title} replaces>
      <Text>{children}</Text>
      <Ways>
        <TextLink asChild>
          <Link to={paths.home.href()}>{words.goHome}</Link>
        </TextLink>
      </Ways>
    </EntryFrame>
  );
}

function NoRequest({ signedInAs, onLogout }: Pick<StudyDeputyScreenProps, 'signedInAs' | 'onLogout'>) {
  const words = useDeputyWords();
  const [before, after] = words.none;
  return (
    <EntryFrame title={words.noneTitle}>
      <Text>
        {before}
        <bdi>{signedInAs}</bdi>
        {after}
      </Text>
      <Ways>
        <Button onClick={onLogout}>{words.otherAccount}</Button>
        <TextLink asChild>
          <Link to={paths.home.href()}>{words.goHome}</Link>
        </TextLink>
      </Ways>
    </EntryFrame>
  );
}

function Passed({ networkId }: { networkId: string }) {
  const words = useDeputyWords();
  return (
    <EntryFrame title={words.ownTitle} replaces>
      <Text>{words.own}</Text>
      <Ways>
        <Button variant="primary" asChild>
          <Link to={paths.study.href(networkId)}>{words.toStudy}</Link>
        </Button>
      </Ways>
    </EntryFrame>
  );
}
