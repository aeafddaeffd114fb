import { Spinner } from '@credence/ui';
import { useText } from '../text/useText.js';
import { Centre } from './LoadingScreen.styles.js';

/** Shown until the session is checked: nothing of any screen, only that the page is loading. */
export function LoadingScreen() {
  const { common } = useText();
  return (
    <Centre>
      <Spinner centred>{common.loading}</Spinner>
    </Centre>
  );
}
