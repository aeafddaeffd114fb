/**
 * Reads numbers out of a network file without the product's own reader, so that comparing two files gives
 * an independent result. Works for the two sample files, not for every file.
 */
export interface NumberSlot {
  /** The id of the node whose table contains it. */
  readonly node: string;
  /** Its position in that table, from 0. */
  readonly index: number;
  readonly text: string;
}

/** A dissected file: `frame` is everything except the numbers in tables; `slots` are those numbers in order. */
export interface TakenApart {
  readonly frame: string;
  readonly slots: readonly NumberSlot[];
}

const TABLE = {
  xdsl: /<cpt id="([^"]+)"[^>]*>[\s\S]*?<probabilities>([\s\S]*?)<\/probabilities>/g,
  xmlbif: /<FOR>([^<]+)<\/FOR>[\s\S]*?<TABLE>([\s\S]*?)<\/TABLE>/g,
};

export function takeApart(bytes: Uint8Array, format: keyof typeof TABLE): TakenApart {
  // Latin-1 maps every byte to one character: whatever the encoding, nothing is lost or merged.
  const text = Buffer.from(bytes).toString('latin1');
  const slots: NumberSlot[] = [];
  let frame = '';
  let end = 0;
  for (const match of text.matchAll(TABLE[format])) {
    const node = match[1] ?? '';
    const table = match[2] ?? '';
    const start = match.index + match[0].lastIndexOf(table);
    frame += text.slice(end, start);
    let index = 0;
    frame += table.replace(/<!--[\s\S]*?-->|[^\s<]+/g, (token) => {
      if (token.startsWith('<!--')) return token;
      slots.push({ node, index: index++, text: token });
      return '#';
    });
    end = start + table.length;
  }
  return { frame: frame + text.slice(end), slots };
}

/** The columns of one node's table, as numbers. */
export function columnsOf(file: TakenApart, node: string, states: number): number[][] {
  const numbers = file.slots.filter((slot) => slot.node === node).map((slot) => Number(slot.text));
  return Array.from({ length: numbers.length / states }, (_, column) =>
    numbers.slice(column * states, (column + 1) * states),
  );
}
