import { useDeviceKeeps } from '../../ground/device/useDeviceKeeps.js';
import { useText } from '../../ground/text/useText.js';

/** Says that an unsaved answer is kept on this device; renders nothing if it is not. */
export function KeptNote() {
  const { question: text } = useText();
  return useDeviceKeeps() ? <span>{text.keptOnDevice}</span> : null;
}
