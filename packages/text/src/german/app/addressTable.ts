import type { StudyWords } from '../../english/app/study.js';
import { list, numbers } from '../numbers.js';

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${numbers.format(value)} ${many}`;
const listed = (lines: readonly number[], of: number) =>
  list.format([
    ...lines.map((line) => numbers.format(line)),
    ...(of > lines.length ? [`${numbers.format(of - lines.length)} weitere`] : []),
  ]);

/** What becomes of a table of addresses, in German. */
export const addressTable: StudyWords['invite']['table'] = {
  read: 'CSV lesen',
  hint: 'Auch eine CSV lässt sich hier ablegen oder einfügen, etwa die Liste der Teilnehmenden aus REDCap: Übernommen werden daraus nur die Adressen.',
  added: (addresses) => `${count(addresses, 'Adresse', 'Adressen')} aus der Tabelle.`,
  left: (most, left) =>
    `Höchstens ${numbers.format(most)}: ${numbers.format(left)} weitere ${left === 1 ? 'steht' : 'stehen'} in der Tabelle.`,
  twice: (addresses) =>
    `${count(addresses, 'Adresse war', 'Adressen waren')} schon da und ${addresses === 1 ? 'wird' : 'werden'} einmal gefragt.`,
  without: (lines, of) =>
    `Keine Adresse, die stimmen kann, in ${of === 1 ? 'Zeile' : 'den Zeilen'} ${listed(lines, of)}.`,
  none: 'In dieser Tabelle steht keine Adresse, die nicht schon hier ist.',
  'too-large': 'Diese Tabelle ist größer als 1 MB.',
  'too-many-lines': (most) => `Diese Tabelle hat mehr als ${numbers.format(most)} Zeilen.`,
  control: (line, column) =>
    `In Zeile ${numbers.format(line)}, Spalte ${numbers.format(column)} steht ein Zeichen, das in keinem Text vorkommt; darum wurde nichts gelesen. Bitte speichern Sie die Tabelle als CSV und versuchen Sie es noch einmal.`,
  quotes: (line, column) =>
    `Das Anführungszeichen in Zeile ${numbers.format(line)}, Spalte ${numbers.format(column)} ist nicht geschlossen, wo die Zelle endet; darum wurde nichts gelesen.`,
  unreadable:
    'Diese Datei konnte nicht gelesen werden. Bitte speichern Sie sie als CSV und versuchen Sie es noch einmal.',
};
