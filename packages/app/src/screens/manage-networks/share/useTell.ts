import { useCallback, useEffect, useRef } from 'react';
import { type Notice, useNotice } from '../../../layout/useNotice.js';

/** Says what came of a call: in the dialog while it is open, over the page once it was closed. */
export function useTell(): (notice: Notice, inDialog: (text: string) => void) => void {
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
