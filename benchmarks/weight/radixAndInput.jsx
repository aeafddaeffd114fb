import { useState } from 'react';
import { RadixSlider } from './radixSlider.jsx';
import { show } from './show.jsx';

function Answer() {
  const [value, setValue] = useState(50);
  return (
    <>
      <RadixSlider value={value} onValueChange={setValue} />
      <input
        type="number"
        aria-label="Answer"
        min={1}
        max={99}
        value={value}
        onChange={({ target }) => setValue(target.valueAsNumber)}
      />
    </>
  );
}

show(<Answer />);
