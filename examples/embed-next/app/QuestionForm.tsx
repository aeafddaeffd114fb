'use client';

import { Button, ProbabilityQuestion } from '@credence/ui';
import { useActionState } from 'react';
import { type Answers, saveAnswers } from './saveAnswers';

export function QuestionForm({ earlier }: { earlier: Answers }) {
  const [saved, save] = useActionState(saveAnswers, null);
  return (
    <form action={save}>
      <ProbabilityQuestion
        nodeName="Metastasis"
        states={['present', 'absent']}
        name="metastasis"
        // React resets the form after an action: to what was saved.
        defaultValues={saved ?? earlier}
      />
      <Button type="submit">Save</Button>
      <p>
        Saved: <output>{saved ? JSON.stringify(saved) : 'nothing yet'}</output>
      </p>
    </form>
  );
}
