import { ProbabilityQuestion } from '@credence/ui';
import { useState } from 'react';

export default function Example() {
  const [values, setValues] = useState<readonly (number | null)[]>([30, null]);
  return (
    <>
      <ProbabilityQuestion
        nodeName="Stridor"
        states={['present', 'absent']}
        values={values}
        onValuesChange={setValues}
      />
      <output>{JSON.stringify(values)}</output>
    </>
  );
}
