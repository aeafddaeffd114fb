import { useEffect } from 'react';
import type { NetworkShareProps } from '../../features/sharing/index.js';
import { useNotice } from '../../shell/layout/useNotice.js';
import { useText } from '../../ground/text/useText.js';

/** In place of the share dialog where it could not be fetched: says so, and leaves the page as it is. */
export function ShareMissing({ onClose }: NetworkShareProps) {
  const notify = useNotice();
  const { share } = useText();
  useEffect(() => {
    notify({ tone: 'error', text: share.missing });
    onClose();
  }, [notify, share, onClose]);
  return null;
}
