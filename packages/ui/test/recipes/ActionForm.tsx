import { useActionState } from 'react';
import { ProbabilityQuestion } from '@credence/ui';

interface Sent {
  values: (number | null)[];
  error?: string;
}

/** One number for each state, in their order. `required` guards the page; a server checks what it is sent. */
export const readAnswers = (form: FormData) =>
  form.getAll('metastasis').map((value) => (value === '' ? null : Number(value)));

export function ActionForm({ save }: { save: (before: Sent, form: FormData) => Promise<Sent> }) {
  // The action itself, not a function around it: so the form can be sent before scripts run.
  const [sent, submit] = useActionState(save, { values: [] });
  return (
    <form action={submit}>
      <ProbabilityQuestion
        nodeName="Metastasis"
        states={['present', 'absent']}
        name="metastasis"
        required
        // React resets the form after an action: to what was sent.
        defaultValues={sent.values}
        error={sent.error}
      />
      <button type="submit">Save</button>
    </form>
  );
}
