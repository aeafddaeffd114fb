import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** As many colours as one byte can address. */
const MOST = 256;

/**
 * The same picture with at most 256 colours, one byte per pixel. If there are more, rare colours become the nearest
 * frequent one: moved no further than necessary, and by less than the comparison tolerates.
 */
export function toPalette(png: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(png);
  const colours = new Uint32Array(width * height);
  const counted = new Map<number, number>();
  for (let pixel = 0; pixel < colours.length; pixel++) {
    const colour = data.readUIntBE(pixel * 4, 3);
    colours[pixel] = colour;
    counted.set(colour, (counted.get(colour) ?? 0) + 1);
  }
  const frequent = [...counted].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([colour]) => colour);
  const { palette, places } = fewColours(frequent);

  const line = width + 1;
  const pixels = Buffer.alloc(line * height);
  for (let pixel = 0; pixel < colours.length; pixel++) {
    const row = Math.floor(pixel / width);
    pixels[row * line + 1 + (pixel % width)] = places.get(colours[pixel] ?? 0) ?? 0;
  }
  return write({ width, height, palette, pixels });
}

/** The palette, and for each colour of the picture the palette index it maps to. */
function fewColours(frequent: readonly number[]): { palette: readonly number[]; places: Map<number, number> } {
  for (let reach = 0; ; reach++) {
    const palette: number[] = [];
    const places = new Map<number, number>();
    for (const colour of frequent) {
      const near = palette.findIndex((kept) => distance(kept, colour) <= reach);
      if (near === -1 && palette.length === MOST) break;
      places.set(colour, near === -1 ? palette.push(colour) - 1 : near);
    }
    if (places.size === frequent.length) return { palette, places };
  }
}

/** The largest difference in red, green or blue. */
const distance = (a: number, b: number) =>
  Math.max(...[16, 8, 0].map((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255))));

interface Indexed {
  width: number;
  height: number;
  palette: readonly number[];
  /** Rows of palette indices, each preceded by its filter type, which is none. */
  pixels: Buffer;
}

function write({ width, height, palette, pixels }: Indexed): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits per pixel, each a palette index.
  head.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.alloc(palette.length * 3);
  palette.forEach((colour, place) => colours.writeUIntBE(colour, place * 3, 3));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(pixels, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
