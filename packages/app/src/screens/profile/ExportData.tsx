import { Alert, Button, Heading, Text } from '@credence/ui';
import { useState } from 'react';
import { saveFile } from '../../ground/saveFile.js';
import { useText } from '../../ground/text/useText.js';
import { exportData, type ExportForm } from './changeAccount.js';

/** Downloads everything stored about the user, or what they did to nodes as a table. */
export function ExportData() {
  const { profile } = useText();
  const [state, setState] = useState<'idle' | ExportForm | 'failed'>('idle');

  const download = async (form: ExportForm) => {
    setState(form);
    try {
      saveFile(await exportData(form));
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
      {(['json', 'csv'] as const).map((form) => (
        <Button key={form} busy={state === form} onClick={() => void download(form)}>
          {state === form ? profile.exporting : profile.export[form]}
        </Button>
      ))}
    </section>
  );
}
