import type { NetworkNames } from '@credence/api-client';
import { Alert, Button, EmptyState, Frame, PageHead, Skeleton, Text, TextLink } from '@credence/ui';
import { Suspense, use } from 'react';
import { Link } from 'react-router-dom';
import type { SameContent } from '../../features/upload/sendFile.js';
import { useText } from '../../ground/text/useText.js';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { isNameless } from './givenNames.js';
import { NamesForm, type NamesFormProps } from './NamesForm.js';
import { Messages } from './NamesScreen.styles.js';
import { useNamesWords } from './useNamesWords.js';

/** The names of a network, or why there are none to be given. */
export type LoadedNames =
  | ({ readonly kind: 'names'; readonly names: NetworkNames } & Pick<NamesFormProps, 'draft'>)
  /** The user may see the network and not name its nodes. */
  | { readonly kind: 'owner-only' }
  | { readonly kind: 'failed'; readonly reason: string | undefined };

export interface NamesScreenProps extends Omit<NamesFormProps, 'names' | 'draft'> {
  /** Must not reject. */
  loaded: Promise<LoadedNames>;
  /** The network that the user had already from the same file. */
  sameAs: SameContent | undefined;
  onRetry: () => void;
}

/** Asks the owner of a network for the names of its nodes and states, above all of a file that has none. */
export function NamesScreen(props: NamesScreenProps) {
  const words = useNamesWords();
  return (
    <Frame>
      <PageTitle>{words.title}</PageTitle>
      <Suspense fallback={<Waiting />}>
        <Names {...props} />
      </Suspense>
    </Frame>
  );
}

function Names(props: NamesScreenProps) {
  const { laterHref, sameAs, onRetry } = props;
  const words = useNamesWords();
  const { common, uploads } = useText();
  const loaded = use(props.loaded);
  const toNetwork = (
    <TextLink asChild>
      <Link to={laterHref}>{words.toNetwork}</Link>
    </TextLink>
  );
  if (loaded.kind === 'failed') {
    return (
      <>
        <PageHead title={words.title} />
        <Alert details={loaded.reason} action={<Button onClick={onRetry}>{common.tryAgain}</Button>}>
          {words.loadFailed}
        </Alert>
      </>
    );
  }
  if (loaded.kind === 'owner-only' || loaded.names.nodes.length === 0) {
    return (
      <>
        <PageHead title={words.title} />
        <EmptyState title={loaded.kind === 'owner-only' ? words.ownerOnly : words.nothing} action={toNetwork} />
      </>
    );
  }
  const { names, draft } = loaded;
  return (
    <>
      <PageHead title={words.title}>
        <Text variant="hint">
          <bdi>{names.ownName || names.networkName}</bdi>
        </Text>
        <Text>{isNameless(names.nodes) ? words.about : words.aboutNamed}</Text>
      </PageHead>
      {sameAs ? (
        <Messages>
          <Alert tone="info">{uploads.sameAs(sameAs.filename, sameAs.networkId)}</Alert>
        </Messages>
      ) : null}
      <NamesForm {...props} names={names} draft={draft} />
    </>
  );
}

function Waiting() {
  const words = useNamesWords();
  const { common } = useText();
  return (
    <>
      <PageHead title={words.title} />
      <div role="status">
        <Text variant="hint">{common.loading}</Text>
        <Skeleton />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
    </>
  );
}
