import { dateFormat, type Text, writeZoned } from '@credence/text';
import type { Study } from '@credence/api-client';

/** The round of a study. */
export type Round = NonNullable<Study['round']>;

/** The time zone of the dates on the page: "Europe/Berlin". */
export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "17 December" */
export const dayOf = (at: string | Date, { dates }: Text['common']): string =>
  dateFormat(dates, 'dayOfYear').format(new Date(at));

/** "17 Dec 2026, 22:59 CET" */
export const momentOf = (at: string | Date, { dates }: Text['common']): string => writeZoned(new Date(at), dates);
