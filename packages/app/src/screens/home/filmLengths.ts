/** The films of the introduction: for those who answer, and for those who ask. */
export type Cut = 'experts' | 'owners';

/** The length of each film, in seconds. */
export const filmLengths: Readonly<Record<Cut, number>> = { experts: 33, owners: 29 };

/** A time as players show it: "0:07". */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
