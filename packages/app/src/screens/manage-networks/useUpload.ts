import { useRef, useState } from 'react';
import type { UploadOutcome } from '../../features/upload/sendFile.js';
import { sendNetwork } from '../../features/upload/sendNetwork.js';

/** Why a network file was refused. */
export type UploadRefusal =
  | { readonly outcome: 'no-file' }
  | Exclude<UploadOutcome, { readonly outcome: 'stored' | 'cancelled' | 'signed-out' }>;

/** Sends one file at a time and reports the result. */
export function useUpload(onStored: (stored: Extract<UploadOutcome, { readonly outcome: 'stored' }>) => void) {
  const sending = useRef<AbortController>(undefined);
  const [uploading, setUploading] = useState(false);
  const [refusal, setRefusal] = useState<UploadRefusal>();

  const send = async (file: File | null) => {
    if (sending.current) return;
    if (!file) {
      setRefusal({ outcome: 'no-file' });
      return;
    }
    const controller = (sending.current = new AbortController());
    setUploading(true);
    setRefusal(undefined);
    const sent = await sendNetwork(file, { signal: controller.signal });
    sending.current = undefined;
    setUploading(false);
    if (sent.outcome === 'stored') onStored(sent);
    else if (sent.outcome !== 'cancelled' && sent.outcome !== 'signed-out') setRefusal(sent);
  };

  const cancel = () => {
    sending.current?.abort();
    setRefusal(undefined);
  };

  return { uploading, refusal, send: (file: File | null) => void send(file), cancel };
}
