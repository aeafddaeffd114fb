import { Steps } from './StepList.styles.js';

interface StepListProps {
  steps: readonly { readonly title: string; readonly text: string }[];
}

/** What happens, in numbered steps. */
export function StepList({ steps }: StepListProps) {
  return (
    <Steps>
      {steps.map((step) => (
        <li key={step.title}>
          <div>
            <b>{step.title}</b>
            <p>{step.text}</p>
          </div>
        </li>
      ))}
    </Steps>
  );
}
