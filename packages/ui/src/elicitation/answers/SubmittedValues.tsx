interface SubmittedValuesProps {
  /** The percentage of each state, in their order; null where it has none. */
  percents: readonly (number | null)[];
  name: string | undefined;
  form: string | undefined;
  disabled: boolean;
}

/** Percentages for a form, with a point whatever the language: "37", "0.2". One that is missing keeps its place. */
export function SubmittedValues({ percents, name, form, disabled }: SubmittedValuesProps) {
  if (!name) return null;
  return percents.map((percent, index) => (
    <input key={index} type="hidden" name={name} form={form} disabled={disabled} value={percent ?? ''} />
  ));
}
