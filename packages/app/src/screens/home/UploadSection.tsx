import { Heading, Text } from '@credence/ui';
import { useText } from '../../text/useText.js';
import { UploadPanel, type UploadPanelProps } from '../../upload/UploadPanel.js';
import { Stack } from './HomeScreen.styles.js';

interface UploadSectionProps {
  /** True while the user has no networks, which makes uploading the purpose of the page. */
  first: boolean;
  panel: UploadPanelProps;
}

/** Uploads network files from this device. */
export function UploadSection({ first, panel }: UploadSectionProps) {
  const { home } = useText();

  return (
    <Stack>
      <Heading>{first ? home.firstUploadTitle : home.uploadTitle}</Heading>
      {first ? <Text>{home.firstUploadText}</Text> : null}
      <UploadPanel variant={first ? 'primary' : 'outline'} {...panel} />
    </Stack>
  );
}
