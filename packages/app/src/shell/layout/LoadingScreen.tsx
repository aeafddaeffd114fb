import { Spinner } from '@credence/ui';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { Centre } from './LoadingScreen.styles.js';

/** Nothing of a screen yet, only that it is loading. */
export function LoadingScreen() {
  const { common } = useFirstText();
  return (
    <Centre>
      <Spinner centred>{common.loading}</Spinner>
    </Centre>
  );
}
