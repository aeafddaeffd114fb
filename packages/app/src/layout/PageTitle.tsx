import { useText } from '../text/useText.js';
import { useSite } from './useSite.js';

/** Sets the title of the browser tab while this screen is shown. */
export function PageTitle({ children }: { children: string }) {
  const { layout } = useText();
  const site = useSite();
  return <title>{layout.documentTitle(children, site?.name ?? layout.productName)}</title>;
}
