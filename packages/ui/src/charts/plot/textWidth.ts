const narrow = /[ijltfrI.,:;'’|!()[\]{} ]/;
const wide = /[mwMW@%&–—…]/;
const capital = /\p{Lu}/u;
const fullWidth =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f000}-\u{3fffd}]/u;
const mark = /\p{M}/u;

/**
 * Estimates the width of a text at a size in px, from the glyph widths of the kit's text face, so that a chart is the
 * same on the server as in the browser.
 */
export function estimateTextWidth(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) {
    if (mark.test(letter)) continue;
    if (fullWidth.test(letter)) ems += 1;
    else if (wide.test(letter)) ems += 0.82;
    else if (narrow.test(letter)) ems += 0.29;
    else if (capital.test(letter)) ems += 0.6;
    else ems += 0.51;
  }
  return ems * size;
}

/** Breaks a text into lines of a maximum width, within words only if too long; the rest becomes an ellipsis. */
export function wrapText(
  text: string,
  { width, size, lines: most }: { width: number; size: number; lines: number },
): readonly string[] {
  const fits = (part: string) => estimateTextWidth(part, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (line !== '' && !fits(line)) {
      const head = longestHead(line, fits);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shorten(lines.slice(most - 1).join(' '), fits)];
}

/** The longest beginning that fits, at least one letter. */
function longestHead(word: string, fits: (part: string) => boolean): string {
  const letters = [...word];
  let count = 1;
  while (count < letters.length - 1 && fits(letters.slice(0, count + 1).join(''))) count += 1;
  return letters.slice(0, count).join('');
}

function shorten(text: string, fits: (part: string) => boolean): string {
  const letters = [...text];
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
