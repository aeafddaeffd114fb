import type { ConfirmDialogProps, NoticeModalProps } from '@credence/ui';
import { later } from '@credence/ui/later';
import { useSession } from '../../ground/session/useSession.js';
import { type ComponentType, useEffect, useState } from 'react';

const ask = () => import('./dialogs.js');
let asked: ReturnType<typeof ask> | undefined;
/** Asked for once, because a browser that is asked again looks through all that the file imports; and again if it failed. */
const load = () => {
  asked ??= ask().catch((cause: unknown) => {
    asked = undefined;
    throw cause;
  });
  return asked;
};

/**
 * The kit's notice, fetched once the page is there, so that the first paint does not wait for it. Visitors, who see few
 * and cannot do much without a connection, fetch it with the first one.
 */
export const LaterNotice = onceNeeded<NoticeModalProps>(async () => (await load()).NoticeModal);

/** The kit's question before something is lost, fetched like the notice. */
export const LaterConfirm = onceNeeded<ConfirmDialogProps>(async () => (await load()).ConfirmDialog);

function onceNeeded<Props extends { open: boolean }>(pick: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = later<Props>(pick, ({ open, children }) => (open ? <div>{children}</div> : null));
  return function Later(props) {
    const [needed, setNeeded] = useState(false);
    if (props.open && !needed) setNeeded(true);
    const { hasToken } = useSession();
    useEffect(() => {
      // Whoever needs it asks again.
      if (hasToken) void load().catch(() => undefined);
    }, [hasToken]);
    return needed ? <Dialog {...props} /> : null;
  };
}
