import { useState } from 'react';
import { Button, Group, Input, NumberField, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { show } from './show.jsx';

function Answer() {
  const [value, setValue] = useState(50);
  return (
    <>
      <Slider aria-label="Answer" minValue={1} maxValue={99} value={value} onChange={setValue}>
        <SliderTrack>
          <SliderThumb name="answer" />
        </SliderTrack>
      </Slider>
      <NumberField aria-label="Answer" minValue={1} maxValue={99} value={value} onChange={setValue}>
        <Group>
          <Button slot="decrement">-</Button>
          <Input />
          <Button slot="increment">+</Button>
        </Group>
      </NumberField>
    </>
  );
}

show(<Answer />);
