// Letters that Unicode does not decompose: what readers without such a keyboard type for them.
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
};

const marks = /\p{M}/gu;

/** A character without case, accents and ligatures; '' for a combining accent. */
export function foldCharacter(character: string): string {
  const bare = character.normalize('NFKD').toLowerCase().normalize('NFKD').replace(marks, '');
  return [...bare].map((letter) => plain[letter] ?? letter).join('');
}

/**
 * A text prepared for searching: without upper case, accents and ligatures, so that "munchen" finds
 * "München" and "lodz" finds "Łódź". Fold both sides, then compare with `includes`.
 * @since 0.1.0
 * @experimental
 */
export function foldText(text: string): string {
  // Nearly everything searched is plain ASCII.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return [...text].map(foldCharacter).join('');
}
