import { Page, Spinner } from '@credence/ui';
import { useText } from '../text/useText.js';

/** While it is not known yet who is signed in: nothing of any screen, only that something is coming. */
export function LoadingScreen() {
  const { common } = useText();
  return (
    <Page>
      <Spinner centred>{common.loading}</Spinner>
    </Page>
  );
}
