import { useEffect, useRef, useState } from 'react';
import { useSingleSubmit } from '../account/useSingleSubmit.js';
import { uploads, useUploads } from './browserUploads.js';
import { isActive, type Upload } from './upload.js';

/**
 * The uploads of this tab, for a screen that has the panel.
 * @param onEnded called when something has become of each file that was sent, while the screen is still there
 */
export function useUploadPanel(onEnded: (batch: readonly Upload[]) => void) {
  const rows = useUploads();
  const [tried, setTried] = useState({ noFile: false });
  const submitOnce = useSingleSubmit(rows.some(isActive), tried);
  const ended = useRef<typeof onEnded>(undefined);
  useEffect(() => {
    ended.current = onEnded;
    return () => void (ended.current = undefined);
  }, [onEnded]);

  const follow = async (sending: Promise<readonly Upload[]> | undefined) => {
    setTried({ noFile: sending === undefined });
    if (!sending) return;

    const batch = await sending;
    ended.current?.(batch);
  };

  return {
    rows,
    /** Whether Upload was pressed with nothing to send. */
    noFile: tried.noFile,
    onAdd(files: readonly File[]) {
      setTried({ noFile: false });
      uploads.add(files);
    },
    onUpload: () => submitOnce(() => void follow(uploads.send())),
    onAgain: (id: number) => void follow(uploads.again(id)),
    onCancel: uploads.cancel,
    onCancelAll: uploads.cancelAll,
    onRemove: uploads.remove,
    onRemoveAll: uploads.clear,
  };
}
