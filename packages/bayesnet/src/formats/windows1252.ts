/**
 * The characters of the bytes 0x80 to 0x9F. As in the Encoding Standard, the five bytes that windows-1252 leaves
 * undefined map to the control characters of the same number, so that every byte has its own character.
 */
const upper =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

const characters = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte < 0xa0 ? upper.charCodeAt(byte - 0x80) : byte,
);

const bytesOf = new Map(Array.from(characters, (character, byte) => [character, byte]));

/** How many characters are converted at once: more would overflow the stack. */
const stretch = 8192;

/** Decodes bytes, one character per byte. We do not use the runtime's decoder because it differs between runtimes. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const ascii = new TextDecoder();
  const codes = new Uint16Array(stretch);
  let text = '';
  for (let start = 0; start < bytes.length; start += stretch) {
    const part = bytes.subarray(start, start + stretch);
    let plain = true;
    for (let index = 0; index < part.length; index += 1) {
      const byte = part[index] ?? 0;
      if (byte >= 0x80) plain = false;
      codes[index] = characters[byte] ?? byte;
    }
    text += plain ? ascii.decode(part) : String.fromCharCode(...codes.subarray(0, part.length));
  }
  return text;
}

/** Encodes a text; a character without a byte is written as a character reference. */
export function encodeWindows1252(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const byte = bytesOf.get(text.charCodeAt(index));
    if (byte === undefined) return encodeWindows1252(withReferences(text));
    bytes[index] = byte;
  }
  return bytes;
}

function withReferences(text: string): string {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code <= 0xffff && bytesOf.has(code) ? character : `&#${code};`;
  }).join('');
}
