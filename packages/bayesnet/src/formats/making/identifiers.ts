import { NOT_IN_XML } from './escaped.js';
import { isReserved } from './reservedWords.js';

/** A sign that a format does not allow: its code point in hexadecimal, as in ISO/IEC 9075-14 and `XmlConvert.EncodeName`. */
const escape = /_x([\da-f]{4,6})_/g;
const LONGEST_ESCAPE = '_x10ffff_'.length;

/** An underscore that would begin what looks like such a sign, once the sign behind it is written otherwise. */
const looksEscaped = /^_x[\da-f]{4,6}(?:_|\W)/;

/**
 * A name as an identifier that every program reads: an ASCII letter, then letters, digits and underscores. Any other sign
 * becomes `_x0020_`, its code point, and so does what already looks like that, so that `nameOf` gives the name back; a `u`
 * stands before a name that would begin with one. Names that people give hardly ever look so: `Ibu_400_mg` is itself.
 *
 * @param reserved words of the format, of which the first letter is written that way
 */
export function identifierOf(name: string, reserved: ReadonlySet<string> = none): string {
  if (reserved.has(name)) return begun(escaped(name.charAt(0)) + name.slice(1));
  // Nearly all are one already, and an overview asks for those of all its nodes.
  if (/^[A-Za-z]\w*$/.test(name) && name.search(escape) < 0) return name;
  let next = 0;
  const signs = Array.from(name, (sign) => {
    const at = next;
    next += sign.length;
    if (at === 0 ? !/[A-Za-z]/.test(sign) : !/\w/.test(sign)) return escaped(sign);
    return looksEscaped.test(name.slice(at, at + LONGEST_ESCAPE)) ? escaped(sign) : sign;
  });
  const isBegun = signs[0] === 'u' && beginsEscaped(signs.slice(1).join(''));
  return begun([isBegun ? escaped('u') : (signs[0] ?? ''), ...signs.slice(1)].join(''));
}

/** A `u` before what would begin with a sign that is written otherwise. */
const begun = (identifier: string) => (beginsEscaped(identifier) ? `u${identifier}` : identifier);
const beginsEscaped = (text: string) => /^_x[\da-f]{4,6}_/.test(text);

/** The same for a state, which may begin with a digit. */
export function stateIdentifierOf(name: string, reserved: ReadonlySet<string> = none): string {
  const [first = ''] = name;
  return /\d/.test(first) ? identifierOf(`s${name}`).slice(1) : identifierOf(name, reserved);
}

/** The name that an identifier was made of; any other name as it is. */
export function nameOf(identifier: string): string {
  const signs = identifier.startsWith('u') && beginsEscaped(identifier.slice(1)) ? identifier.slice(1) : identifier;
  return signs.replace(escape, (whole, code: string) => {
    const point = Number.parseInt(code, 16);
    const isSign = point >= 32 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    return isSign ? String.fromCodePoint(point) : whole;
  });
}

/** The name that an identifier of ours was made of; any other as it is, be it written alike. */
export function originalOf(identifier: string): string {
  const name = nameOf(identifier);
  if (name === identifier || identifierOf(name) === identifier || stateIdentifierOf(name) === identifier) return name;
  return isReserved(name) && identifierOf(name, new Set([name])) === identifier ? name : identifier;
}

/**
 * A name between two tags. Readers take off the blanks around it, so that one with some becomes an identifier, and so does
 * one with signs that XML has not.
 */
export const elementOf = (name: string): string => (isEscapedInElements(name) ? identifierOf(name) : name);

/** The name that stands between two tags. */
export function originalOfElement(text: string): string {
  const name = originalOf(text);
  return isEscapedInElements(name) ? name : text;
}

/** Whether a name has blanks around it or a sign that no element has, or looks like what one with some is written as. */
function isEscapedInElements(name: string): boolean {
  if (name !== name.trim() || NOT_IN_XML.test(name)) return true;
  const original = originalOf(name);
  return original !== name && isEscapedInElements(original);
}

const none: ReadonlySet<string> = new Set();

const escaped = (sign: string) => `_x${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}_`;

/** Names no longer than a format allows: one that is cut ends with a number that no other has. */
export function shortened(names: readonly string[], longest: number): string[] {
  const taken = new Set(names.filter(({ length }) => length <= longest));
  // The last number behind each beginning: those before it are taken, and many names may begin alike.
  const numbers = new Map<string, number>();
  return names.map((name) => {
    if (name.length <= longest) return name;
    for (let digits = 1; ; digits += 1) {
      // Never the half of a sign that is written otherwise.
      const beginning = `${name.slice(0, longest - digits - 1).replace(/_x[\da-f]{0,6}$/, '')}_`;
      for (let number = numbers.get(beginning) ?? 10 ** (digits - 1); number < 10 ** digits; number += 1) {
        numbers.set(beginning, number + 1);
        const short = beginning + number;
        if (taken.has(short)) continue;
        taken.add(short);
        return short;
      }
    }
  });
}
