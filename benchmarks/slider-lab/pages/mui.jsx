import Slider from '@mui/material/Slider';
import { show } from './lab.jsx';

show((value, onChange) => (
  <Slider name="answer" aria-label="Answer" min={1} max={99} {...value} onChange={(_, next) => onChange(next)} />
));
