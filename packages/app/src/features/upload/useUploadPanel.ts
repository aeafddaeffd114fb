import { useEffect, useRef, useState } from 'react';
import { useSingleSubmit } from '../account/useSingleSubmit.js';
import { uploads, useUploads } from './browserUploads.js';
import { isActive, type Upload } from './upload.js';

/**
 * This tab's uploads, for a screen with an upload panel.
 * @param onEnded called when every file of a batch has a result, if the screen is still mounted
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
    /** Whether Upload was pressed without any file to send. */
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
