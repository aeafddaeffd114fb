import { DistributionBars, ProbabilitySlider } from '../../../src/index.js';
import type { ControlOfKind } from './keepPromises.js';

type Props = Readonly<Record<string, unknown>>;
type Heard = (value: number | null, reason: string) => void;

/** A control that asks for probabilities. Its first answer is the one that a suite looks at. */
export interface AskingControl extends ControlOfKind {
  /** What makes this its initial answer. */
  readonly starts: (value: number | null) => Props;
  /** What holds it at this answer. */
  readonly holds: (value: number | null) => Props;
  /** What listens to changes and ends of it. */
  readonly listens: (onChange: Heard, onCommit: Heard) => Props;
}

const names = { nodeName: 'Stage', states: ['early', 'late'] };
const both = (value: number | null) => [value, value === null ? null : 100 - value];
interface Details {
  reason: string;
}
const asked = {
  starts: (value: number | null) => ({ defaultValues: both(value) }),
  holds: (value: number | null) => ({ values: both(value) }),
  listens: (onChange: Heard, onCommit: Heard) => {
    const first = (tell: Heard) => (values: readonly (number | null)[], details: Details) =>
      tell(values[0] ?? null, details.reason);
    return { onValuesChange: first(onChange), onValuesCommit: first(onCommit) };
  },
};

export const asking = {
  ProbabilitySlider: {
    render: (props) => <ProbabilitySlider label="Stage: early?" name="answer" {...props} />,
    starts: (defaultValue) => ({ defaultValue }),
    holds: (value) => ({ value }),
    listens: (onChange, onCommit) => ({
      onValueChange: (value: number | null, details: Details) => onChange(value, details.reason),
      onValueCommit: (value: number | null, details: Details) => onCommit(value, details.reason),
    }),
  },
  DistributionBars: { render: (props) => <DistributionBars {...names} name="answer" {...props} />, ...asked },
} satisfies Record<string, AskingControl>;
