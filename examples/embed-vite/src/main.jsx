import { CredenceProvider, ProbabilityQuestion } from '@credence/ui';
import '@credence/ui/styles.css';
import '@credence/ui/fonts.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const states = ['present', 'absent'];

function Page() {
  const [values, setValues] = useState([null, null]);
  return (
    <CredenceProvider>
      <ProbabilityQuestion nodeName="Metastasis" states={states} values={values} onValuesChange={setValues} />
      <output>{JSON.stringify(values)}</output>
    </CredenceProvider>
  );
}

createRoot(document.getElementById('question')).render(<Page />);
