import { show } from './lab.jsx';

show((value, onChange) => (
  <input
    type="range"
    name="answer"
    aria-label="Answer"
    min={1}
    max={99}
    style={{ width: 300, margin: 0 }}
    {...value}
    onChange={(event) => onChange(event.target.valueAsNumber)}
  />
));
