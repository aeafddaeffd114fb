import { createRoot } from 'react-dom/client';
import { CredenceProvider, ProbabilityQuestion } from '../../packages/ui/src/index.ts';
import { NODE, START, STATES } from './states.ts';

window.rowsDrawn = 0;
// Each row asks once for the beginning of its question when it is drawn.
const labels = {
  probabilityQuestion: {
    lead: (node: string) => {
      window.rowsDrawn++;
      return `How likely is it that ${node} is:`;
    },
  },
};

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <CredenceProvider labels={labels}>
    <ProbabilityQuestion nodeName={NODE} states={STATES} defaultValues={START} />
  </CredenceProvider>,
);
