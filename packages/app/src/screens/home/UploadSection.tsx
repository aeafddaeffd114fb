import { Heading, Text } from '@credence/ui';
import { useText } from '../../text/useText.js';
import { UploadPanel, type UploadPanelProps } from '../../upload/UploadPanel.js';
import { Stack } from './HomeScreen.styles.js';

interface UploadSectionProps {
  /** True while there are no networks yet: the upload is what the page is about. */
  first: boolean;
  panel: UploadPanelProps;
}

/** Take networks' files from this device. */
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
