import { useState } from 'react';
import { Slider } from '@base-ui/react/slider';
import { BaseUiNumber } from './baseUiNumber.jsx';
import { show } from './show.jsx';

function Answer() {
  const [value, setValue] = useState(50);
  return (
    <>
      <Slider.Root name="answer" min={1} max={99} value={value} onValueChange={setValue}>
        <Slider.Control>
          <Slider.Track>
            <Slider.Indicator />
            <Slider.Thumb aria-label="Answer" />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <BaseUiNumber value={value} onValueChange={setValue} />
    </>
  );
}

show(<Answer />);
