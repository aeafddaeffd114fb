import { createContext, useContext } from 'react';

export interface Notice {
  readonly tone: 'success' | 'error';
  readonly title?: string;
  readonly text: string;
  /** Called when it is gone: read, put away, or followed by another. */
  readonly onClosed?: () => void;
}

export const NoticeContext = createContext<(notice: Notice) => void>(() => undefined);

/** Shows a notice over whatever screen is open; it goes by itself. */
export function useNotice(): (notice: Notice) => void {
  return useContext(NoticeContext);
}
