/**
 * Where the first byte is that belongs to no character of UTF-8, in a text of which most characters beyond ASCII are
 * UTF-8; undefined for a text in an 8-bit encoding, which hardly ever looks like UTF-8 by chance.
 */
export function strayByte(bytes: Uint8Array): number | undefined {
  let first: number | undefined;
  let stray = 0;
  let whole = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = lengthOf(bytes, at);
    if (length > 1) whole += 1;
    else if (length === 0) {
      first ??= at;
      stray += 1;
    }
    at += length || 1;
  }
  return whole >= stray ? first : undefined;
}

/** How many bytes the character of UTF-8 at an offset has; 0 if there is none. */
function lengthOf(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const length =
    lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
  for (let next = 1; next < length; next += 1) {
    if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}
