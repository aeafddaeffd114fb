import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixture } from '../../fixtures/fixtures.js';
import { decodeSource, encodeSource, readNetworkFile, writeNetworkFile } from '../index.js';

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, little: boolean) =>
  Uint8Array.from(
    Array.from({ length: text.length + 1 }, (_, i) => `\ufeff${text}`.charCodeAt(i)).flatMap((code) =>
      little ? [code & 255, code >> 8] : [code >> 8, code & 255],
    ),
  );
const declared = (encoding: string, rest = '<smile/>') => `<?xml version="1.0" encoding="${encoding}"?>${rest}`;

function roundTrip(bytes: Uint8Array): string {
  const decoded = decodeSource(bytes);
  if (decoded.problem) throw new Error(decoded.problem.message);
  expect(encodeSource(decoded.source, decoded.encoding)).toEqual(bytes);
  return decoded.source;
}

describe('the encoding of a file', () => {
  test('is UTF-8 unless something says otherwise', () => {
    expect(roundTrip(utf8('<smile id="é€😀"/>'))).toContain('é€😀');
  });

  test.each(['ISO-8859-1', 'iso-8859-1', 'us-ascii', 'windows-1252', 'latin1'])(
    'is %s where the declaration says so, and every byte comes back',
    (name) => {
      const everyByte = latin1(
        declared(name) + Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte)).join(''),
      );
      const source = roundTrip(everyByte);
      expect(new Set(source.slice(-256)).size).toBe(256);
      expect(source).toContain('é');
      expect(source).toContain('€');
    },
  );

  test('B-133 a file that declares ISO-8859-1 and holds UTF-8 comes back byte for byte', () => {
    roundTrip(utf8(declared('ISO-8859-1', '<smile id="acad�mico"/>')));
  });

  test('R-2704: a file that declares ISO-8859-1 and is UTF-8 throughout is shown as UTF-8, with a warning', () => {
    const bytes = utf8(declared('ISO-8859-1', '<smile id="Müdigkeit"/>'));
    expect(roundTrip(bytes)).toContain('Müdigkeit');
    expect(decodeSource(bytes).warning).toMatchObject({
      code: 'doubtful-encoding',
      severity: 'warning',
      params: { declared: 'ISO-8859-1', encoding: 'UTF-8' },
    });
    expect(decodeSource(latin1(declared('ISO-8859-1', 'Müdigkeit'))).warning).toBeUndefined();
    expect(decodeSource(utf8(declared('ISO-8859-1', 'plain'))).warning).toBeUndefined();
  });

  test('R-3478: a text that is all UTF-8 but for one byte comes back, with a warning where that is', () => {
    const text = 'net { label = "Müdigkeit"; } node Bl';
    const bytes = Uint8Array.from([...utf8(text), 0xe4, ...utf8('sse {}')]);
    expect(roundTrip(bytes)).toContain('MÃ¼digkeit');
    expect(decodeSource(bytes).warning).toMatchObject({
      code: 'mixed-encoding',
      severity: 'warning',
      position: { offset: utf8(text).length },
    });
    // What Windows writes for “Spaß»” looks like UTF-8 there, and nowhere else.
    expect(decodeSource(latin1('net { label = "Müde, Bl\xe4sse, Spa\xdf\xbb"; }')).warning).toBeUndefined();
  });

  test('B-134 a byte order mark wins over the declaration, and comes back', () => {
    const source = roundTrip(utf8(`\ufeff${declared('ISO-8859-1', '<smile id="é"/>')}`));
    expect(source).toContain('"é"');
    expect(source.charCodeAt(0)).toBe(60);
  });

  test.each([true, false])('B-134 UTF-16 with a byte order mark is read and written (little endian: %s)', (little) => {
    expect(roundTrip(utf16(declared('UTF-16', '<smile id="Zmęczenie 😀"/>'), little))).toContain('Zmęczenie 😀');
  });

  test('R-3773: a declaration of UTF-16 in a file of single bytes is doubted, and the file read as UTF-8', () => {
    const bytes = utf8(declared('utf-16', '<smile id="Zmęczenie"/>'));
    expect(roundTrip(bytes)).toContain('Zmęczenie');
    expect(decodeSource(bytes).warning).toMatchObject({
      code: 'doubtful-encoding',
      params: { declared: 'utf-16', encoding: 'UTF-8' },
    });
    expect(decodeSource(latin1(declared('utf-16', '<smile id="\xe9"/>'))).problem?.code).toBe('invalid-encoding');
  });

  test('a character missing from the encoding is written as a reference', () => {
    const bytes = encodeSource('é€😀ę', { name: 'windows-1252', bom: false });
    expect(bytes).toEqual(latin1('\xe9\x80&#128512;&#281;'));
  });

  test('the declaration of JavaBayes 0.2 counts, although it is written in capitals', () => {
    expect(roundTrip(latin1('<?XML VERSION="1.0" ENCODING="ISO-8859-1"?><BIF n="\xe9"/>'))).toContain('é');
  });

  test('a file in UTF-8 or Latin-1 comes back whatever it holds', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom('', declared('ISO-8859-1')), (bytes, head) => {
        const decoded = decodeSource(Uint8Array.from([...latin1(head), ...bytes]));
        if (decoded.problem) return true;
        const back = encodeSource(decoded.source, decoded.encoding);
        return back.length === head.length + bytes.length && bytes.every((byte, i) => back[head.length + i] === byte);
      }),
      { numRuns: 2000 },
    );
  });

  test('B-133 the position of a byte that is not UTF-8 is reported', () => {
    const { problem } = decodeSource(latin1('<smile>\r\n<a b="caf\xe9"/></smile>'));
    expect(problem).toMatchObject({ code: 'invalid-encoding', position: { line: 2, column: 10 } });
  });
});

test('R-3714: blanks before the XML declaration change nothing, in each format of XML, and stay', () => {
  for (const name of ['xdsl/cough.xdsl', 'xmlbif/rash.xml', 'pgmx/cholangitis.pgmx']) {
    const bytes = fixture(name);
    const late = new Uint8Array([13, 10, 32, ...bytes]);
    const { document, problems } = readNetworkFile(late);
    const codes = (found: typeof problems) => found.map(({ code }) => code);
    expect(codes(problems)).toEqual(codes(readNetworkFile(bytes).problems));
    expect(document?.network).toEqual(readNetworkFile(bytes).document?.network);
    expect(document && writeNetworkFile(document, new Map())).toEqual(late);
  }
});
