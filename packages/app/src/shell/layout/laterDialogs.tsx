import type { ConfirmDialogProps, NoticeModalProps } from '@credence/ui';
import { useSession } from '../../ground/session/useSession.js';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('./dialogs.js');
/** Without a connection a page can miss a dialog, but must not crash for it. */
const None = () => null;

/**
 * The kit's notice, fetched once the page is there, so that the first paint does not wait for it. Visitors, who see few
 * and cannot do much without a connection, fetch it with the first one.
 */
export const LaterNotice = later<NoticeModalProps>(({ NoticeModal }) => NoticeModal);

/** The kit's question before something is lost, fetched like the notice. */
export const LaterConfirm = later<ConfirmDialogProps>(({ ConfirmDialog }) => ConfirmDialog);

function later<Props extends { open: boolean }>(
  pick: (dialogs: Awaited<ReturnType<typeof load>>) => ComponentType<Props>,
): ComponentType<Props> {
  const fetched = async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await load().then(pick, () => None),
  });
  const Dialog = lazy(fetched);
  return function Later(props) {
    const [needed, setNeeded] = useState(false);
    if (props.open && !needed) setNeeded(true);
    const { hasToken } = useSession();
    useEffect(() => {
      if (hasToken) void load().catch(() => undefined);
    }, [hasToken]);
    return needed ? (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    ) : null;
  };
}
