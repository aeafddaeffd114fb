import { type ReactNode, useState } from 'react';
import { LaterNotice } from './laterDialogs.js';
import { type Notice, NoticeContext } from './useNotice.js';

/** Shows one notice at a time, the latest. It survives navigation. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice & { open: boolean; at: number }>();

  const show = (next: Notice) => {
    if (notice?.open) notice.onClosed?.();
    setNotice((before) => ({ ...next, open: true, at: (before?.at ?? 0) + 1 }));
  };
  const close = () => {
    setNotice((shown) => shown && { ...shown, open: false });
    notice?.onClosed?.();
  };

  return (
    <NoticeContext value={show}>
      {children}
      <LaterNotice
        // A new one for each, or one that takes the place of another would stay for the rest of that one's time only.
        key={notice?.at}
        open={notice?.open ?? false}
        onClose={close}
        tone={notice?.tone ?? 'success'}
        title={notice?.title}
      >
        {notice?.text}
      </LaterNotice>
    </NoticeContext>
  );
}
