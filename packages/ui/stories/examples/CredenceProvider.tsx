import { CredenceProvider, ProbabilitySlider } from '@credence/ui';

export default function Example() {
  return (
    <CredenceProvider theme="dark" locale="en">
      <div style={{ padding: '1rem', background: 'var(--credence-paper)', color: 'var(--credence-ink)' }}>
        <ProbabilitySlider label="How likely is a relapse?" />
      </div>
    </CredenceProvider>
  );
}
