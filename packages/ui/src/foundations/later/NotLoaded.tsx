import { useEffect, useRef, useState } from 'react';
import { laterLabels, spinnerLabels } from '../../labels/english.js';
import { useEvent } from '../interaction/useEvent.js';
import { useLabels } from '../provider/useLabels.js';
import { Line, TryAgain } from './NotLoaded.styles.js';
import { useFocusHandedOn } from './useFocusHandedOn.js';

interface NotLoadedProps {
  /** Ends when the part has come, or has not come again. */
  onTryAgain: () => Promise<void>;
}

/** In the place of a part that did not come. Tries again when it is pressed, and when the connection is back. */
export function NotLoaded({ onTryAgain }: NotLoadedProps) {
  const labels = useLabels({ later: laterLabels, spinner: spinnerLabels });
  const [isTrying, setTrying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandedOn(button);
  const tryAgain = useEvent(async () => {
    if (isTrying) return;
    setTrying(true);
    await onTryAgain();
    setTrying(false);
  });
  useEffect(() => {
    const onBack = () => void tryAgain();
    addEventListener('online', onBack);
    return () => removeEventListener('online', onBack);
  }, [tryAgain]);
  return (
    <Line data-slot="not-loaded">
      <span role="alert">{isTrying ? labels.spinner.loading : labels.later.failed}</span>
      {/* It keeps the focus while it tries. */}
      <TryAgain ref={button} type="button" aria-busy={isTrying || undefined} onClick={() => void tryAgain()}>
        {labels.later.retry}
      </TryAgain>
    </Line>
  );
}
