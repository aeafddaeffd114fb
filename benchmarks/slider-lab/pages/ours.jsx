import { CredenceProvider, ProbabilitySlider } from '../../../packages/ui/src/index.ts';
import { show } from './lab.jsx';

show((value, onValueChange) => (
  <CredenceProvider>
    <ProbabilitySlider name="answer" label="Answer" {...value} onValueChange={onValueChange} />
  </CredenceProvider>
));
