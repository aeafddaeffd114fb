import { dictionary as inAllLanguages } from '@zxcvbn-ts/language-common';
import { dictionary as inGerman } from '@zxcvbn-ts/language-de';

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** What people in a hospital think of first, and lists of all people do not have. */
const ofHospitals =
  `anatomie anästhesie anesthesia ambulanz arzt ärztin cardiology charite chefarzt chirurgie clinic clinical doctor
  doktor herzchirurgie hospital innere intensivstation kardiologie kinderklinik klinik kliniken klinikum krankenhaus labor
  medical medicine medizin neurologie neurology notaufnahme nurse oberarzt oncology onkologie orthopädie pathologie pathology
  patient pflege physician praxis radiologie radiology station surgery uniklinik uniklinikum universität
  universitätsklinik universitätsklinikum university urologie`.split(/\s+/);

/**
 * What is tried first: tens of thousands of leaked passwords, the words and names of German, also without umlauts, and the
 * words of hospitals.
 */
const common = new Set([
  ...inAllLanguages['passwords-common'],
  ...[...inGerman.commonWords, ...inGerman.firstnames, ...ofHospitals].flatMap((word) => {
    const plain = word.toLowerCase();
    return [plain, plain.replaceAll(/[äöüß]/g, (letter) => spelledOut[letter] ?? letter)];
  }),
]);

const rows = ['1234567890', 'qwertzuiop', 'qwertyuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
]);

/** Digits and signs that stand for letters. */
const lookalikes = [
  { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i' },
  { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i' },
] as const satisfies readonly Record<string, string>[];

/**
 * Whether a password is among those that are tried first, as it is or as one such word with something short around it:
 * "Passw0rd!", "sommer2024".
 * @param plain the password in lower case
 * @param shortest a rest of fewer characters adds too little
 */
export function isCommon(plain: string, shortest: number): boolean {
  if (common.has(plain) || new Set(plain).size <= 2) return true;
  const withoutEnd = plain.replace(/[^\p{L}]+$/u, '');
  const word = withoutEnd.replace(/^[^\p{L}]+/u, '');
  return [word, withoutEnd].some((core) => {
    if (core.length < 3 || plain.length - core.length >= shortest) return false;
    const readings = [core, ...lookalikes.map((letters) => read(core, letters))];
    return readings.some((reading) => common.has(reading) || isRow(reading));
  });
}

const isRow = (text: string) => text.length >= 4 && rows.some((row) => row.includes(text));

const read = (text: string, letters: Readonly<Record<string, string>>) =>
  text.replaceAll(/[^\p{L}]/gu, (sign) => letters[sign] ?? sign);
