import { Spinner } from '@credence/ui';
import { useText } from '../text/useText.js';
import { Centre } from './LoadingScreen.styles.js';
import { Shell } from './Shell.js';

/** Shown until the session is checked: nothing of any screen, only that the page is loading. */
export function LoadingScreen() {
  const { common } = useText();
  return (
    <Shell site={undefined}>
      <Centre>
        <Spinner centred>{common.loading}</Spinner>
      </Centre>
    </Shell>
  );
}
