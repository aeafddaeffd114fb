/** English dates are British whatever the browser prefers: the month is a word after the day, and 11/12 is no riddle. */
export const dates = 'en-GB';
