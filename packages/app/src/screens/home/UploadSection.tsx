import { Button, FileDrop, Heading, Text } from '@credence/ui';
import type { FormEvent } from 'react';
import { useText } from '../../text/useText.js';
import { Stack } from './HomeScreen.styles.js';

interface UploadSectionProps {
  /** True while there are no networks yet: the upload is what the page is about. */
  first: boolean;
  uploading: boolean;
  onUpload: (form: FormData) => void;
}

/** Take a network's file from this device. */
export function UploadSection({ first, uploading, onUpload }: UploadSectionProps) {
  const { home } = useText();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!uploading) onUpload(new FormData(event.currentTarget));
  };

  return (
    <Stack>
      <Heading>{first ? home.firstUploadTitle : home.uploadTitle}</Heading>
      {first ? <Text>{home.firstUploadText}</Text> : null}
      {/* A missing file is answered with a sentence of ours, not with the browser's. */}
      <form noValidate onSubmit={submit}>
        <FileDrop
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
