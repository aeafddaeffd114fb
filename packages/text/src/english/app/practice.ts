/** The question on which an expert practises before the first of a study. Nothing of it is stored. */
export const practice = {
  title: 'A practice question',
  /** Above the question, in front of the way past it, and beside its buttons. */
  says: 'For practice: think of the next train that you take. Your answer is not saved.',
  note: 'Not saved.',
  skip: 'Skip it',
  asked: 'Train delay',
  states: ['none', 'up to 15 minutes', 'more, or cancelled'],

  next: (network: string) => `Now the first question of ${network}`,
  /** What was just said. `share` is a number of 100. */
  means: (state: string, share: string) =>
    `“${state}” has ${share} of 100: you expect it for about ${share} of a hundred trains. The sliders need not add up to 100, each counts in proportion to the others.`,
  setAside: 'You said that it is not your field. Such a question stays open, and nobody minds.',
  maySetAside: 'Where a question is not your field, you can say so instead.',
  goOn: 'To the first question',
};
