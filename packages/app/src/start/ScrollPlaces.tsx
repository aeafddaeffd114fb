import { useEffect, useState } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { forgetScrollPlaces, SCROLL_PLACES } from '../ground/device/scrollPlaces.js';
import { session } from '../ground/session/index.js';

/** Goes back to where pages were scrolled to. A logout forgets it, as addresses name networks. */
export function ScrollPlaces() {
  const [logouts, setLogouts] = useState(0);
  useEffect(
    () =>
      session.on('loggedOut', () => {
        forgetScrollPlaces();
        setLogouts((before) => before + 1);
      }),
    [],
  );
  // Mounted anew, the router's own copy is replaced by what the tab keeps.
  return <ScrollRestoration key={logouts} storageKey={SCROLL_PLACES} getKey={placeOf} />;
}

/** On reload every page has the key "default", so the scroll position is stored by path instead. */
function placeOf({ key, pathname }: { key: string; pathname: string }): string {
  const isLeft = pathname.startsWith('/network/') && !session.state().isAuthenticated;
  return key === 'default' && !isLeft ? pathname : key;
}
