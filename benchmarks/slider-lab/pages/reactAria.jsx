import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { show } from './lab.jsx';

show((value, onChange) => (
  <Slider aria-label="Answer" minValue={1} maxValue={99} {...value} onChange={onChange}>
    <SliderTrack className="slider">
      <div className="track" />
      <SliderThumb className="thumb" name="answer" />
    </SliderTrack>
  </Slider>
));
