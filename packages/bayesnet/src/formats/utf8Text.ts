const ZERO = 48;
const POINT = 46;
/** More decimals than these are not exact in a double. */
const DECIMALS = 15;
const scale = 10 ** DECIMALS;
/** The digits of the numbers from 0 to 999: three bytes each. */
const triples = Uint8Array.from(
  Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0')).join(''),
  (digit) => ZERO + Number(digit),
);

/**
 * A text that grows at its end, in bytes: a string of many pieces is put together only when it is read, which takes
 * longer than to write all of it.
 */
export class Utf8Text {
  #bytes: Uint8Array;
  #length = 0;

  /** @param expected about how many bytes it will have */
  constructor(expected: number) {
    this.#bytes = new Uint8Array(expected + 64);
  }

  /** Adds the characters of a text from an offset up to another. */
  add(text: string, from: number, to: number): void {
    // A character of a string takes three bytes at most.
    this.#makeRoom(3 * (to - from));
    const bytes = this.#bytes;
    let length = this.#length;
    for (let at = from; at < to; at += 1) {
      const code = text.charCodeAt(at);
      if (code > 127) {
        length += new TextEncoder().encodeInto(text.slice(at, to), bytes.subarray(length)).written;
        break;
      }
      bytes[length] = code;
      length += 1;
    }
    this.#length = length;
  }

  /** Adds a number from 0 to 1 as `String` writes it. */
  addNumber(value: number): void {
    const digits = Math.round(value * scale);
    if (value === 1 || value < 1e-6 || digits / scale !== value) {
      const text = String(value);
      this.add(text, 0, text.length);
      return;
    }
    this.#makeRoom(2 + DECIMALS);
    const bytes = this.#bytes;
    let length = this.#length;
    bytes[length] = ZERO;
    bytes[length + 1] = POINT;
    length += 2;
    // Whole numbers of 32 bits are several times as fast as doubles.
    const head = Math.floor(digits / 1e9) | 0;
    const tail = (digits - head * 1e9) | 0;
    addTriple(bytes, length, (head / 1000) | 0);
    addTriple(bytes, length + 3, head % 1000);
    length += 6;
    if (tail > 0) {
      const thousands = (tail / 1000) | 0;
      addTriple(bytes, length, (thousands / 1000) | 0);
      addTriple(bytes, length + 3, thousands % 1000);
      addTriple(bytes, length + 6, tail % 1000);
      length += 9;
    }
    while (bytes[length - 1] === ZERO) length -= 1;
    this.#length = length;
  }

  text(): string {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.#bytes.subarray(0, this.#length));
  }

  #makeRoom(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const bytes = new Uint8Array(2 * this.#bytes.length + count);
    bytes.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = bytes;
  }
}

function addTriple(bytes: Uint8Array, at: number, number: number): void {
  bytes[at] = triples[3 * number] ?? ZERO;
  bytes[at + 1] = triples[3 * number + 1] ?? ZERO;
  bytes[at + 2] = triples[3 * number + 2] ?? ZERO;
}
