import { ProbabilitySlider } from '@credence/ui';
import { useState } from 'react';

export default function Example() {
  const [said, setSaid] = useState('nothing yet');
  return (
    <>
      <ProbabilitySlider
        label="How likely is a relapse?"
        defaultValue={30}
        onValueCommit={(value) => setSaid(String(value))}
      />
      <output>Saved: {said}</output>
    </>
  );
}
