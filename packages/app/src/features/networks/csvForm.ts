import type { operations } from '@credence/api-client';
import { type Language, standard } from '@credence/text';
import * as v from 'valibot';
import { device } from '../../ground/device/browserDevice.js';
import type { Device } from '../../ground/device/device.js';

type Query = NonNullable<operations['downloadNetwork']['parameters']['query']>;

/** How a table of answers is written. */
export type AnswersTableForm = Required<Pick<Query, 'layout' | 'separator'>>;

type Settings = Pick<Device, 'setting'>;

/** Each part for itself, so that one that no longer exists leaves the other. */
const chosen = v.object({
  layout: v.fallback(v.optional(v.picklist(['table', 'analysis'])), undefined),
  separator: v.fallback(v.optional(v.picklist(['comma', 'semicolon'])), undefined),
});
const settingOn = ({ setting }: Settings) =>
  setting({ name: 'csvForm', schema: chosen, where: 'device', whose: 'anyone' });

/**
 * The form that was chosen last on this device. Without a choice, the usual layout, with the separator that
 * spreadsheets of the locale expect.
 * @param locale whose numbers are written like those of the reader's spreadsheet
 */
export function csvForm(locale: string, on: Settings = device): AnswersTableForm {
  const { layout = 'table', separator = usualSeparator(locale) } = settingOn(on).get() ?? {};
  return { layout, separator };
}

/** Keeps a choice on this device. */
export function keepCsvForm({ layout, separator }: AnswersTableForm, on: Settings = device): void {
  settingOn(on).set({ layout, separator });
}

/** The language of the page, if it was chosen; else that of the browser. */
export const spreadsheetLocale = (page: Language): string => (page === standard ? navigator.language : page);

/** What stands between cells must not stand within numbers. */
function usualSeparator(locale: string): AnswersTableForm['separator'] {
  return decimalMark(locale) === ',' ? 'semicolon' : 'comma';
}

const decimalMark = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
