import type { KeyboardEvent } from 'react';

/** What a key asks for: Ctrl or Cmd + Z to undo a gesture; with Shift, or Ctrl + Y, to redo it. */
export function historyKey(event: KeyboardEvent<HTMLElement>): 'undo' | 'redo' | undefined {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return undefined;
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && event.ctrlKey ? 'redo' : undefined;
}
