import { Alert, Button, Heading, Text } from '@credence/ui';
import { useState } from 'react';
import { saveFile } from '../../ground/saveFile.js';
import { useText } from '../../ground/text/useText.js';
import { exportData } from './changeAccount.js';

/** Downloads everything stored about the user. */
export function ExportData() {
  const { profile } = useText();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const download = async () => {
    setState('busy');
    try {
      saveFile(await exportData());
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <section>
      <Heading level={2} size="section">
        {profile.data}
      </Heading>
      <Text variant="hint">{profile.exportHint}</Text>
      {state === 'failed' ? <Alert>{profile.exportFailed}</Alert> : null}
      <Button busy={state === 'busy'} onClick={() => void download()}>
        {state === 'busy' ? profile.exporting : profile.export}
      </Button>
    </section>
  );
}
