/** How long, in milliseconds, a number typed on the slider accepts another digit. */
export const typingPause = 800;

/** The digits typed so far, and the time of the last one. */
export interface TypedDigits {
  readonly text: string;
  /** In milliseconds, on the clock of events. */
  readonly at: number;
}

/** The digits after typing one more: it is appended to those before it, or starts a new number. */
export function addDigit(typed: TypedDigits | undefined, digit: string, at: number): TypedDigits {
  const joins = typed !== undefined && at - typed.at <= typingPause && typed.text.length < 3;
  return { text: joins ? typed.text + digit : digit, at };
}
