import { useEffect, useRef } from 'react';
import { Alert } from '../../feedback/alert/Alert.js';

/** A sentence that answers a press: in sight, however low the window. */
export function MissingAlert({ children }: { children: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <Alert ref={alert}>{children}</Alert>;
}
