import { Slider } from '@base-ui/react/slider';
import { show } from './lab.jsx';

show((value, onValueChange) => (
  <Slider.Root name="answer" min={1} max={99} {...value} onValueChange={onValueChange}>
    <Slider.Control className="slider">
      <Slider.Track className="track">
        <Slider.Indicator className="range" />
        <Slider.Thumb className="thumb" aria-label="Answer" />
      </Slider.Track>
    </Slider.Control>
  </Slider.Root>
));
