import { Spinner } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import { Centre } from './LoadingScreen.styles.js';

/** Nothing of a screen yet, only that it is loading. */
export function LoadingScreen() {
  const { common } = useText();
  return (
    <Centre>
      <Spinner centred>{common.loading}</Spinner>
    </Centre>
  );
}
