import { orThrow } from '@credence/api-client';
import { Alert, Button, Heading, Spinner } from '@credence/ui';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api.js';
import { useText } from '../../text/useText.js';
import { SessionList } from './ProfileScreen.styles.js';

interface OpenSession {
  id: string;
  lastUsedAt: string;
  current: boolean;
  browser?: string | undefined;
}

/** Where one is logged in, and the buttons that end it there. A server without this call shows nothing of it. */
export function Sessions() {
  const { common, profile, server } = useText();
  const [list, setList] = useState<readonly OpenSession[] | 'loading' | 'unavailable'>('loading');
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let left = false;
    listSessions().then(
      (sessions) => left || setList(sessions),
      () => left || setList('unavailable'),
    );
    return () => {
      left = true;
    };
  }, []);

  if (list === 'unavailable') return null;
  const end = async (ids: readonly string[]) => {
    setFailed(false);
    try {
      await orThrow(api.POST('/user/sessions/revoke', { body: { sessions: [...ids] } }));
      setList(await listSessions());
      // The button that had the focus is gone.
      heading.current?.focus();
    } catch {
      setFailed(true);
    }
  };
  const named =
    list === 'loading'
      ? []
      : list.map((open) => ({
          ...open,
          browser: open.browser === undefined ? profile.unknownBrowser : server.browser(open.browser),
        }));
  const others = list === 'loading' ? [] : list.filter(({ current }) => !current);
  const time = (moment: string) =>
    new Date(moment).toLocaleString(common.locale, { dateStyle: 'medium', timeStyle: 'short' });

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
          {named.map(({ id, browser, current, lastUsedAt }) => (
            <li key={id}>
              <span>
                {browser}
                <small>{current ? profile.thisSession : profile.lastUsed(time(lastUsedAt))}</small>
              </span>
              {current ? null : (
                <Button variant="text" size="small" aria-label={profile.endOf(browser)} onClick={() => void end([id])}>
                  {profile.end}
                </Button>
              )}
            </li>
          ))}
        </SessionList>
      )}
      {others.length > 1 ? (
        <Button size="small" onClick={() => void end(others.map(({ id }) => id))}>
          {profile.endOthers}
        </Button>
      ) : null}
    </section>
  );
}

async function listSessions(): Promise<readonly OpenSession[]> {
  return (await orThrow(api.GET('/user/sessions'))).sessions;
}
