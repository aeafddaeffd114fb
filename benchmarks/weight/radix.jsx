import { useState } from 'react';
import { BaseUiNumber } from './baseUiNumber.jsx';
import { RadixSlider } from './radixSlider.jsx';
import { show } from './show.jsx';

function Answer() {
  const [value, setValue] = useState(50);
  return (
    <>
      <RadixSlider value={value} onValueChange={setValue} />
      <BaseUiNumber value={value} onValueChange={setValue} />
    </>
  );
}

show(<Answer />);
