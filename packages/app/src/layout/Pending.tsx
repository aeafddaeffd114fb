import { useNavigation } from 'react-router-dom';
import { useText } from '../text/useText.js';
import { Line } from './Pending.styles.js';

/** The next page is on its way: a line at the top, and only where it takes a while. */
export function Pending() {
  const { common } = useText();
  const isLoading = useNavigation().state === 'loading';
  return isLoading ? <Line role="progressbar" aria-label={common.loading} /> : null;
}
