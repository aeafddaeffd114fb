/** How long, in milliseconds, a number that is typed on the slider stays open for another digit. */
export const typingPause = 800;

/** The digits typed so far, and when the last one was. */
export interface TypedDigits {
  readonly text: string;
  /** In milliseconds, on the clock of events. */
  readonly at: number;
}

/** What stands typed after one more digit: it joins those before it, or begins a new number. */
export function addDigit(typed: TypedDigits | undefined, digit: string, at: number): TypedDigits {
  const joins = typed !== undefined && at - typed.at <= typingPause && typed.text.length < 3;
  return { text: joins ? typed.text + digit : digit, at };
}
