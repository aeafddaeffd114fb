import { Slider } from 'radix-ui';
import { show } from './lab.jsx';

/** It takes a list, with a thumb for each number. */
const listed = (value) => Object.fromEntries(Object.entries(value).map(([key, one]) => [key, one ? [one] : []]));

show((value, onValueChange) => (
  <Slider.Root
    className="slider"
    name="answer"
    min={1}
    max={99}
    {...listed(value)}
    onValueChange={([next]) => onValueChange(next)}
  >
    <Slider.Track className="track">
      <Slider.Range className="range" />
    </Slider.Track>
    <Slider.Thumb className="thumb" aria-label="Answer" />
  </Slider.Root>
));
