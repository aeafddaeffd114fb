import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';

const onVisibilityChange = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** True while the tab is hidden. */
function useHiddenTab(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === 'hidden',
    () => false,
  );
}

/** Calls `onClose` after it has been open for `ms` milliseconds, not counting time paused or in a hidden tab. */
export function useAutoClose(options: { open: boolean; ms: number; paused: boolean; onClose: () => void }): void {
  const { open, ms } = options;
  const halted = useHiddenTab() || options.paused;
  const left = useRef(ms);
  const close = useEvent(options.onClose);

  useEffect(() => {
    if (open) left.current = ms;
  }, [open, ms]);

  useEffect(() => {
    if (!open || halted) return undefined;
    const started = Date.now();
    const timer = setTimeout(close, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [open, halted, ms, close]);
}
