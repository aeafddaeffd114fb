import type { operations } from '@credence/api-client';
import { type Language, standard } from '@credence/text';
import { deviceStorage } from '../../ground/session/browserStore.js';
import type { KeyValueStorage } from '../../ground/session/store.js';

type Query = NonNullable<operations['downloadNetwork']['parameters']['query']>;

/** How a table of answers is written. */
export type CsvForm = Required<Pick<Query, 'layout' | 'separator'>>;

const LAYOUTS: readonly CsvForm['layout'][] = ['table', 'analysis'];
const SEPARATORS: readonly CsvForm['separator'][] = ['comma', 'semicolon'];
const KEY = 'csvForm';

/**
 * The form that was chosen last on this device. Without a choice, the usual layout, with the separator that
 * spreadsheets of the locale expect.
 * @param locale whose numbers are written like those of the reader's spreadsheet
 */
export function csvForm(locale: string, storage: KeyValueStorage = deviceStorage): CsvForm {
  const [layout, separator] = storage.getItem(KEY)?.split(' ') ?? [];
  return {
    layout: LAYOUTS.find((each) => each === layout) ?? 'table',
    separator: SEPARATORS.find((each) => each === separator) ?? usualSeparator(locale),
  };
}

/** Keeps a choice on this device. */
export function keepCsvForm({ layout, separator }: CsvForm, storage: KeyValueStorage = deviceStorage): void {
  try {
    storage.setItem(KEY, `${layout} ${separator}`);
  } catch {
    // A full storage keeps nothing; the form holds for this download.
  }
}

/** The language of the page, if it was chosen; else that of the browser. */
export const spreadsheetLocale = (page: Language): string => (page === standard ? navigator.language : page);

/** What stands between cells must not stand within numbers. */
function usualSeparator(locale: string): CsvForm['separator'] {
  return decimalMark(locale) === ',' ? 'semicolon' : 'comma';
}

const decimalMark = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
