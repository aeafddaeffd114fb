import { useDeviceKeeps } from '../drafts/useDeviceKeeps.js';
import { useText } from '../text/useText.js';

/** Where an answer is while it is not saved; nothing where this device keeps nothing. */
export function KeptNote() {
  const { question: text } = useText();
  return useDeviceKeeps() ? text.keptOnDevice : null;
}
