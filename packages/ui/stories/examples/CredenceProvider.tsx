import { CredenceProvider, ProbabilitySlider } from '@credence/ui';

export default function Example() {
  return (
    <CredenceProvider theme="dark">
      <ProbabilitySlider label="How likely is a relapse?" />
    </CredenceProvider>
  );
}
