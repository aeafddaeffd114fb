import { useText } from '../text/useText.js';
import { useSite } from './useSite.js';

/** What the browser's tab says while this screen is shown. */
export function PageTitle({ children }: { children: string }) {
  const { layout } = useText();
  const site = useSite();
  return <title>{layout.documentTitle(children, site?.name ?? layout.productName)}</title>;
}
