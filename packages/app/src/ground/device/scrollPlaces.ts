import { storages } from './storages.js';

/** The router's own key in the tab, under which it keeps where pages were scrolled to. */
export const SCROLL_PLACES = 'credence-scroll-places';

/** Empties it; the router reads what it finds there when it begins anew. */
export function forgetScrollPlaces(): void {
  try {
    storages.tab.setItem(SCROLL_PLACES, '{}');
  } catch {
    // Where the browser's storage is full, nothing more was kept.
  }
}
