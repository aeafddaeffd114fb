/** How long, in milliseconds, a number typed on the slider waits for more before it is the answer. */
export const typingPause = 800;

/** How long a number that is plainly not complete waits for its next digit: "4" for "40", "0." for "0.5". */
export const incompletePause = 2000;

/** The text typed so far, and the time of the last key. */
export interface TypedDigits {
  readonly text: string;
  /** In milliseconds, on the clock of events. */
  readonly at: number;
}

const isComplete = (text: string) => /^(?:\d{3}|.{8})/.test(text);
const isBegun = (text: string) => /^\d$|\D/.test(text);

/** The number after one more key: it is appended to those before it, or starts a new number. */
export function addDigit(typed: TypedDigits | undefined, key: string, at: number): TypedDigits {
  if (!typed || isComplete(typed.text)) return { text: key, at };
  const joins = at - typed.at <= (isBegun(typed.text) ? incompletePause : typingPause);
  return { text: joins ? typed.text + key : key, at };
}
