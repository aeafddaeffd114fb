import { MantineProvider, Slider } from '@mantine/core';
import '@mantine/core/styles.css';
import { show } from './lab.jsx';

show((value, onChange) => (
  <MantineProvider>
    <Slider w={300} name="answer" thumbLabel="Answer" min={1} max={99} {...value} onChange={onChange} />
  </MantineProvider>
));
