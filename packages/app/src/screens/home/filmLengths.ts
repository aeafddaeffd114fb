import type { Language } from '../../ground/text/language.js';

/** The films of the introduction: for those who answer, and for those who ask. */
export type Cut = 'experts' | 'owners';

/** The length of each film in each language, in seconds. */
export const filmLengths: Readonly<Record<Language, Readonly<Record<Cut, number>>>> = {
  en: { experts: 34, owners: 34 },
  de: { experts: 34, owners: 34 },
};

/** A time as players show it: "0:07". */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
