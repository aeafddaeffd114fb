import { Button, FileDrop, Heading, Text } from '@credence/ui';
import { type FormEvent, useState } from 'react';
import { useText } from '../../text/useText.js';
import { Stack } from './HomeScreen.styles.js';

interface UploadSectionProps {
  /** True while there are no networks yet: the upload is what the page is about. */
  first: boolean;
  uploading: boolean;
  /** Called with the chosen file, or with null where none is chosen. */
  onUpload: (file: File | null) => void;
}

/** Take a network's file from this device. */
export function UploadSection({ first, uploading, onUpload }: UploadSectionProps) {
  const { home } = useText();
  const [file, setFile] = useState<File | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!uploading) onUpload(file);
  };

  return (
    <Stack>
      <Heading>{first ? home.firstUploadTitle : home.uploadTitle}</Heading>
      {first ? <Text>{home.firstUploadText}</Text> : null}
      {/* A missing file is answered with a sentence of ours, not with the browser's. */}
      <form noValidate onSubmit={submit}>
        <FileDrop
          file={file}
          onFileChange={setFile}
          action={
            <Button type="submit" variant={first ? 'primary' : 'outline'} busy={uploading} disabled={uploading}>
              {uploading ? home.uploading : home.upload}
            </Button>
          }
        />
      </form>
    </Stack>
  );
}
