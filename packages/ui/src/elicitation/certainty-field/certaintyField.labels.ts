/** What the question after the certainty says. */
export const certaintyFieldLabels = {
  question: 'How certain are you?',
  /** The four choices by what they are stored as. */
  choices: { '-2': 'uncertain', '-1': 'rather uncertain', '1': 'rather certain', '2': 'certain' },
  /** Label of the comment, which is asked for where the certainty is negative. */
  explain: 'Explain your uncertainty:',
  /** Hint below the comment. */
  noPatientData: 'Do not enter patient data.',
};
