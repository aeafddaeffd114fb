import { Alert, Button, Dialog, FileDrop } from '@credence/ui';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { Form } from './ManageNetworks.styles.js';
import { FileProblems } from '../../features/upload/FileProblems.js';
import { useAccepted } from '../../features/upload/useAccepted.js';
import type { UploadRefusal } from './useUpload.js';

export interface UploadDialogProps {
  open: boolean;
  uploading: boolean;
  /** Why the last file was refused. */
  refusal: UploadRefusal | undefined;
  /** Called with the chosen file, or null if there is none. */
  onUpload: (file: File | null) => void;
  /** Called when the dialog is closed; a pending upload is then cancelled. */
  onClose: () => void;
}

/** Uploads a network file from this device. */
export function UploadDialog({ open, onClose, ...form }: UploadDialogProps) {
  const { manage } = useText();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={manage.uploadTitle}
      description={manage.uploadHint}
    >
      <UploadForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function UploadForm({ uploading, refusal, onUpload, onClose }: Omit<UploadDialogProps, 'open'>) {
  const { manage, uploads } = useText();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const accepted = useAccepted();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onUpload(file);
  };

  return (
    // A missing file is reported by our own message instead of the browser's.
    <Form id={id} noValidate onSubmit={submit}>
      {refusal && !uploading ? <Refusal refusal={refusal} /> : null}
      <FileDrop
        name="xmlFile"
        prompt={uploads.drop}
        hint={uploads.fileStays}
        file={file}
        onFileChange={setFile}
        accept={accepted}
        required
        disabled={uploading}
      />
      <div>
        <Button type="submit" variant="primary" busy={uploading} disabled={uploading}>
          {uploading ? manage.uploading : manage.uploadSubmit}
        </Button>
        <Button onClick={onClose}>{manage.cancel}</Button>
      </div>
    </Form>
  );
}

function Refusal({ refusal }: { refusal: UploadRefusal }) {
  const { manage } = useText();
  if (refusal.outcome === 'no-file') return <Alert>{manage.noFile}</Alert>;
  if (refusal.outcome === 'unreadable') return <Alert details={manage.unreadable}>{manage.uploadFailed}</Alert>;
  if (refusal.outcome === 'unable') return <Alert details={manage.unable}>{manage.uploadFailed}</Alert>;
  const problems = refusal.outcome === 'refused' ? refusal.problems : [];
  return <Alert details={<FileProblems problems={problems} />}>{manage.uploadFailed}</Alert>;
}
