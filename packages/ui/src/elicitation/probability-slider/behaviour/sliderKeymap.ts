/** The keys of a slider, as its documentation lists them; each row is pressed by a test (C14). */
export const sliderKeymap = [
  { keys: 'Arrow up, arrow right', does: 'one more' },
  { keys: 'Arrow down, arrow left', does: 'one less' },
  { keys: 'Shift + arrow, page up, page down', does: 'ten more or less' },
  { keys: 'Home, End', does: 'the lowest, the highest answer' },
  { keys: '[ and ]', does: 'the word before, the word after' },
  { keys: '0 to 9', does: 'types the number; a second digit counts within two seconds' },
  { keys: 'Enter, space', does: 'keeps the starting value as the answer' },
] as const;
