import type { ProbabilityValues } from './answerHistory.js';

interface SubmittedValuesProps {
  values: ProbabilityValues;
  /** The starting value if unanswered states submit it. */
  unanswered: number | undefined;
  name: string | undefined;
  form: string | undefined;
  disabled: boolean;
}

/** The answers for a form, in the order of the states. Nothing before the first one; a missing one keeps its place. */
export function SubmittedValues({ values, unanswered, name, form, disabled }: SubmittedValuesProps) {
  if (!name || (unanswered === undefined && values.every((value) => value === null))) return null;
  return values.map((value, index) => (
    <input key={index} type="hidden" {...{ name, form, disabled }} value={value ?? unanswered ?? ''} />
  ));
}
