/** The short words for hours and minutes in a language. */
interface Units {
  readonly hour: string;
  readonly minute: string;
}

/** "49 min", "9 h", "9 h 49 min": how long something takes, in one manner wherever it is said. Fractions are rounded up. */
export function duration(minutes: number, locale: string, { hour, minute }: Units): string {
  const whole = Math.max(0, Math.ceil(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const inHours = `${hours.toLocaleString(locale)} ${hour}`;
  if (hours === 0) return `${rest} ${minute}`;
  return rest === 0 ? inHours : `${inHours} ${rest} ${minute}`;
}
