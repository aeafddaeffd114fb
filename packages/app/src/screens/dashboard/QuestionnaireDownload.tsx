import { Alert, Button, Text } from '@credence/ui';
import { useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { downloadQuestionnaires } from './downloadQuestionnaires.js';

/** Downloads what people answered in the questionnaire, their own words included. */
export function QuestionnaireDownload() {
  const { dashboard } = useText();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const download = async () => {
    setState('busy');
    try {
      await downloadQuestionnaires();
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <section>
      <Text variant="hint">{dashboard.questionnairesHint}</Text>
      {state === 'failed' ? <Alert>{dashboard.questionnairesFailed}</Alert> : null}
      <Button busy={state === 'busy'} onClick={() => void download()}>
        {dashboard.questionnaires}
      </Button>
    </section>
  );
}
