import { createContext, useContext } from 'react';

export interface Notice {
  readonly tone: 'success' | 'error';
  readonly title?: string;
  readonly text: string;
  /** Called when the notice is gone: timed out, dismissed or replaced. */
  readonly onClosed?: () => void;
}

export const NoticeContext = createContext<(notice: Notice) => void>(() => undefined);

/** Shows a notice above the current screen; it disappears by itself. */
export function useNotice(): (notice: Notice) => void {
  return useContext(NoticeContext);
}
