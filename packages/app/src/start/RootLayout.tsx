import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { OutboxNotice } from '../features/answering/OutboxNotice.js';
import { isShown } from '../ground/firstPage.js';
import { FirstPageGoes } from '../shell/layout/FirstPageGoes.js';
import { LanguageOffer } from '../shell/layout/LanguageOffer.js';
import { LoadingScreen } from '../shell/layout/LoadingScreen.js';
import { Pending } from '../shell/layout/Pending.js';
import { RouteFocus } from '../shell/layout/RouteFocus.js';
import { Shell } from './Shell.js';
import type { loadFrame } from '../shell/layout/site.js';
import { UnopenedLink } from '../shell/layout/UnopenedLink.js';

/**
 * The layout around every screen; until the session is checked, around none. Until then what the server has sent stays,
 * as drawing the same once more would hold the first screen up.
 */
export function RootLayout() {
  const loaded = useLoaderData<typeof loadFrame | undefined>();
  return !loaded && isShown() ? null : (
    <>
      <FirstPageGoes />
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
