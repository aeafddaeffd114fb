import { Heading, Text } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import { UploadPanel, type UploadPanelProps } from '../../features/upload/UploadPanel.js';
import { Stack } from './HomeScreen.styles.js';

interface UploadSectionProps {
  /** True while the user has no networks. */
  first: boolean;
  /** True if uploading is the purpose of the page. */
  main: boolean;
  panel: UploadPanelProps;
}

/** Uploads network files from this device. */
export function UploadSection({ first, main, panel }: UploadSectionProps) {
  const { home } = useText();

  return (
    <Stack>
      <Heading>{first ? home.firstUploadTitle : home.uploadTitle}</Heading>
      {first ? <Text>{home.firstUploadText}</Text> : null}
      <Text variant="hint">{home.alsoRead}</Text>
      <UploadPanel variant={main ? 'primary' : 'outline'} {...panel} />
    </Stack>
  );
}
