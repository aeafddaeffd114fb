import { Alert, Button, Heading, Spinner, Text } from '@credence/ui';
import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useResource } from '../../ground/loading/useResource.js';
import { paths } from '../../ground/paths.js';
import { dateFormat } from '@credence/text';
import { useText } from '../../ground/text/useText.js';
import { endSessions } from './changeAccount.js';
import { SessionList } from './ProfileScreen.styles.js';
import type { OpenSession } from './sessions.route.js';

/** The sessions that are shown at first: the ones used last. */
const FIRST = 10;

type Known = readonly OpenSession[] | 'loading' | 'unavailable';

/** If the sessions cannot be loaded again, the previous list stays. */
const keep = (known: Known, loaded: Exclude<Known, 'loading'>): Known =>
  loaded === 'unavailable' && known !== 'loading' ? known : loaded;

/** Where the user is signed in, with buttons to end each session. Hidden if the server does not support this call. */
export function Sessions() {
  const { profile, server } = useText();
  const { list, failed, end, heading } = useOpenSessions();
  const firstHidden = useRef<HTMLButtonElement>(null);
  const [all, setAll] = useState(false);

  if (list === 'unavailable') return null;
  const named =
    list === 'loading'
      ? []
      : list.map((open) => ({
          ...open,
          browser: open.browser === undefined ? profile.unknownBrowser : server.browser(open.browser),
        }));
  const others = named.filter(({ current }) => !current);
  const showAll = () => {
    flushSync(() => setAll(true));
    // The button has disappeared: go on where it stood.
    firstHidden.current?.focus();
  };

  return (
    <section>
      <Heading ref={heading} level={2} size="section" tabIndex={-1}>
        {profile.sessions}
      </Heading>
      {failed ? <Alert>{profile.endFailed}</Alert> : null}
      {list === 'loading' ? (
        <Spinner />
      ) : (
        <SessionList>
          {named.slice(0, all ? undefined : FIRST).map((open, index) => (
            <SessionItem
              key={open.id}
              {...open}
              endRef={index === FIRST ? firstHidden : undefined}
              onEnd={() => void end([open.id])}
            />
          ))}
        </SessionList>
      )}
      {!all && named.length > FIRST ? (
        <Button variant="text" size="small" onClick={showAll}>
          {profile.allSessions(named.length)}
        </Button>
      ) : null}
      {list !== 'loading' && others.length === 0 ? <Text variant="hint">{profile.onlyHere}</Text> : null}
      {others.length > 0 ? (
        <Button size="small" onClick={() => void end(others.map(({ id }) => id))}>
          {profile.endOthers}
        </Button>
      ) : null}
    </section>
  );
}

/** The sessions, and how to end them. */
function useOpenSessions() {
  const { known: list, reload } = useResource<Exclude<Known, 'loading'>, Known>(paths.sessions.href(), 'loading', keep);
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const end = async (ids: readonly string[]) => {
    setFailed(false);
    try {
      await endSessions(ids);
      await reload();
      // The focused button has disappeared.
      heading.current?.focus();
    } catch {
      setFailed(true);
    }
  };
  return { list, failed, end, heading };
}

interface SessionItemProps extends Pick<OpenSession, 'current' | 'lastUsedAt'> {
  browser: string;
  /** The button that ends it. */
  endRef: Ref<HTMLButtonElement> | undefined;
  onEnd: () => void;
}

function SessionItem({ browser, current, lastUsedAt, endRef, onEnd }: SessionItemProps) {
  const { common, profile } = useText();
  const lastUsed = dateFormat(common.dates).format(new Date(lastUsedAt));
  return (
    <li>
      <span>
        {browser}
        <small>{current ? profile.thisSession : profile.lastUsed(lastUsed)}</small>
      </span>
      {current ? null : (
        <Button ref={endRef} variant="text" size="small" aria-label={profile.endOf(browser)} onClick={onEnd}>
          {profile.end}
        </Button>
      )}
    </li>
  );
}
