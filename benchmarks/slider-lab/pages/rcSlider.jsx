import Slider from 'rc-slider';
import 'rc-slider/assets/index.css';
import { show } from './lab.jsx';

show((value, onChange) => <Slider min={1} max={99} ariaLabelForHandle="Answer" {...value} onChange={onChange} />);
