import { Spinner } from '@credence/ui';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { useText } from '../../ground/text/useText.js';

/** Shown while the mailed link is checked. */
export function LinkCheckScreen() {
  const { forgot } = useText();
  return (
    <EntryFrame title={forgot.newTitle}>
      <Spinner>{forgot.checking}</Spinner>
    </EntryFrame>
  );
}
