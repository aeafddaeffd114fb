'use server';

/** Percents in the order of the states, null where unanswered. */
export type Answers = (number | null)[];

/** A site of your own checks and stores them here. */
export async function saveAnswers(_before: Answers | null, form: FormData): Promise<Answers> {
  return form.getAll('metastasis').map((value) => (value === '' ? null : Number(value)));
}
