import { useState } from 'react';
import { CredenceProvider, ProbabilitySlider } from '../../packages/ui/src/index.ts';
import { show } from './show.jsx';

function Answer() {
  const [value, setValue] = useState(50);
  return <ProbabilitySlider label="Answer" name="answer" value={value} onValueChange={setValue} />;
}

show(
  <CredenceProvider>
    <Answer />
  </CredenceProvider>,
);
