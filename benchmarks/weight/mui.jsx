import { useState } from 'react';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import { show } from './show.jsx';

function Answer() {
  const [value, setValue] = useState(50);
  return (
    <>
      <Slider name="answer" aria-label="Answer" min={1} max={99} value={value} onChange={(_, next) => setValue(next)} />
      <TextField type="number" label="Answer" value={value} onChange={({ target }) => setValue(Number(target.value))} />
    </>
  );
}

show(<Answer />);
