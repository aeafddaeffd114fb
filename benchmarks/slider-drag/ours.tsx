import { createRoot } from 'react-dom/client';
import { CredenceProvider, ProbabilityQuestion } from '../../packages/ui/src/index.ts';
import { NODE, START, STATES } from './states.ts';

window.rowsDrawn = 0;
// Every row requests its screen reader text whenever it renders.
const drawn = (said: string) => {
  window.rowsDrawn++;
  return said;
};
const labels = {
  probabilitySlider: {
    valueText: (value: number, words: string) => drawn(`${value} percent, ${words}`),
    unsetText: (value: number) => drawn(`not answered, starting value ${value} percent`),
  },
};

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <CredenceProvider labels={labels}>
    <ProbabilityQuestion nodeName={NODE} states={STATES} defaultValues={START} />
  </CredenceProvider>,
);
