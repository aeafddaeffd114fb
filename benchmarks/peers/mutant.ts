import type { Draw } from './random.ts';

const LINE_END = 10;

/** A file with one to four defects: bytes that are flipped, lost or added, lines that are doubled or swapped. */
export function mutantOf(bytes: Uint8Array, draw: Draw): Uint8Array {
  let mutant = [...bytes];
  for (let left = 1 + draw(4); left > 0; left -= 1) mutant = defects[draw(defects.length)]?.(mutant, draw) ?? mutant;
  return Uint8Array.from(mutant);
}

const defects: readonly ((bytes: number[], draw: Draw) => number[])[] = [
  (bytes, draw) => {
    const at = draw(bytes.length);
    return bytes.map((byte, place) => (place === at ? byte ^ (1 << draw(8)) : byte));
  },
  (bytes, draw) => {
    const at = draw(bytes.length);
    return [...bytes.slice(0, at), ...bytes.slice(at + 1 + draw(8))];
  },
  (bytes, draw) => {
    const at = draw(bytes.length + 1);
    return [...bytes.slice(0, at), draw(256), ...bytes.slice(at)];
  },
  (bytes, draw) => {
    const lines = linesOf(bytes);
    const at = draw(lines.length);
    return [...lines.slice(0, at + 1), ...lines.slice(at)].flat();
  },
  (bytes, draw) => {
    const lines = linesOf(bytes);
    const one = draw(lines.length);
    const other = draw(lines.length);
    return lines.map((line, at) => (at === one ? lines[other] : at === other ? lines[one] : line) ?? line).flat();
  },
];

/** Each with its end. */
function linesOf(bytes: readonly number[]): number[][] {
  const lines: number[][] = [[]];
  for (const byte of bytes) {
    lines.at(-1)?.push(byte);
    if (byte === LINE_END) lines.push([]);
  }
  return lines;
}
