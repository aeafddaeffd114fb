import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { OutboxNotice } from '../answering/OutboxNotice.js';
import { LanguageOffer } from './LanguageOffer.js';
import { LoadingScreen } from './LoadingScreen.js';
import { Pending } from './Pending.js';
import { RouteFocus } from './RouteFocus.js';
import { Shell } from './Shell.js';
import type { loadFrame } from './site.js';
import { UnopenedLink } from './UnopenedLink.js';

/** The layout around every screen; until the session is checked, around none. */
export function RootLayout() {
  const loaded = useLoaderData<typeof loadFrame | undefined>();
  return (
    <>
      <Shell site={loaded?.site}>
        {loaded ? (
          <>
            <LanguageOffer />
            <OutboxNotice />
            <UnopenedLink />
            <Outlet />
          </>
        ) : (
          <LoadingScreen />
        )}
      </Shell>
      {loaded ? (
        <>
          <Pending />
          <RouteFocus />
          {/* On reload every page has the key "default", so the scroll position is stored by path instead. */}
          <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
        </>
      ) : null}
    </>
  );
}
