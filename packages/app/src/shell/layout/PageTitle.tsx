import { useLayoutEffect } from 'react';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { useSite } from './useSite.js';

/** Sets the title of the browser tab while this screen is shown. */
export function PageTitle({ children }: { children: string }) {
  const { layout } = useFirstText();
  const site = useSite();
  useLayoutEffect(removeServedTitle, []);
  return <title>{layout.documentTitle(children, site?.name ?? layout.productName)}</title>;
}

/** The title that index.html has for the time before the first screen. */
function removeServedTitle() {
  document.head.querySelector('title[data-served]')?.remove();
}
