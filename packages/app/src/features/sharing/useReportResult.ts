import { useCallback, useEffect, useRef } from 'react';
import { type Notice, useNotice } from '../../shell/layout/useNotice.js';

/** Reports the result of a call: in the dialog while it is open, above the page once it is closed. */
export function useReportResult(): (notice: Notice, inDialog: (text: string) => void) => void {
  const notify = useNotice();
  const open = useRef(false);

  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  return useCallback(
    (notice, inDialog) => {
      if (open.current) inDialog(notice.text);
      else notify(notice);
    },
    [notify],
  );
}
