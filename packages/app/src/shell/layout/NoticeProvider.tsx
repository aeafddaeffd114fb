import { type ReactNode, useState } from 'react';
import { LaterNotice } from './laterDialogs.js';
import { type Notice, NoticeContext } from './useNotice.js';

/** Shows one notice at a time, the latest. It survives navigation. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice & { open: boolean }>();

  const show = (next: Notice) => {
    if (notice?.open) notice.onClosed?.();
    setNotice({ ...next, open: true });
  };
  const close = () => {
    setNotice((shown) => shown && { ...shown, open: false });
    notice?.onClosed?.();
  };

  return (
    <NoticeContext value={show}>
      {children}
      <LaterNotice open={notice?.open ?? false} onClose={close} tone={notice?.tone ?? 'success'} title={notice?.title}>
        {notice?.text}
      </LaterNotice>
    </NoticeContext>
  );
}
