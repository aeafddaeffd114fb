import { SliderRail, SliderRoot, SliderWords } from '@credence/ui';
import { useState } from 'react';

export default function Example() {
  const [saved, setSaved] = useState('nothing yet');
  return (
    <>
      <SliderRoot aria-label="How likely?" onValueCommit={(value) => setSaved(String(value))}>
        <SliderRail />
        <SliderWords />
      </SliderRoot>
      <output>{`Saved: ${saved}`}</output>
    </>
  );
}
