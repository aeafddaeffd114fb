import { Page, Spinner } from '@credence/ui';
import { useText } from '../text/useText.js';

/** Shown until the session is checked: nothing of any screen, only that the page is loading. */
export function LoadingScreen() {
  const { common } = useText();
  return (
    <Page>
      <Spinner centred>{common.loading}</Spinner>
    </Page>
  );
}
