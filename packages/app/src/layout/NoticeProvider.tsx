import { NoticeModal } from '@credence/ui';
import { type ReactNode, useState } from 'react';
import { type Notice, NoticeContext } from './useNotice.js';

/** Shows one notice at a time, the newest. It outlives a change of screen. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice & { open: boolean }>();

  return (
    <NoticeContext value={(next) => setNotice({ ...next, open: true })}>
      {children}
      <NoticeModal
        open={notice?.open ?? false}
        onClose={() => setNotice((shown) => shown && { ...shown, open: false })}
        tone={notice?.tone ?? 'success'}
        title={notice?.title}
      >
        {notice?.text}
      </NoticeModal>
    </NoticeContext>
  );
}
