import { expect, test } from 'vitest';
import { createApiClient } from './client.js';
import { downloadOrThrow, fileNameFrom } from './download.js';

test.each([
  [null, 'download.xml'],
  ['', 'download.xml'],
  ['attachment', 'download.xml'],
  ['attachment; filename=""', 'download.xml'],
  ['attachment; filename="larynx.xdsl"', 'larynx.xdsl'],
  ['attachment; filename=larynx.xdsl', 'larynx.xdsl'],
  ['attachment;FileName=larynx.xdsl;size=3', 'larynx.xdsl'],
  ['attachment; filename="my \\"own\\"; net.xml"', 'my "own"; net.xml'],
  ['attachment; filename="x.xml"; filename="y.html"', 'x.xml'],
  ['attachment; filename="naive.xml"; filename*=UTF-8\'\'na%C3%AFve%20net.xml', 'naïve net.xml'],
  ["attachment; filename*=iso-8859-1'de'na%EFve.xml; filename=naive.xml", 'naïve.xml'],
  ['attachment; filename="plain.xml"; filename*=UTF-8\'\'%E0%A4%A', 'plain.xml'],
  ['attachment; filename="plain.xml"; filename*=KOI8-R\'\'abc', 'plain.xml'],
  ['attachment; filename="../../etc/passwd.xml"', 'passwd.xml'],
  ['attachment; filename="C:\\\\nets\\\\x.xml"', 'x.xml'],
])('R-1224 with the content-disposition %j the file is called %j', (header, name) => {
  expect(fileNameFrom(header)).toBe(name);
});

test('R-1224 a download returns the bytes and the name', async () => {
  const bytes = new Uint8Array([60, 233, 13, 10]);
  const api = createApiClient({
    baseUrl: 'https://credence.test/api',
    fetch: () =>
      Promise.resolve(
        new Response(bytes, { headers: { 'Content-Disposition': 'attachment; filename="larynx.xdsl"' } }),
      ),
  });
  const { name, content } = await downloadOrThrow(
    api.GET('/network/download/{id}', { params: { path: { id: 'a' } }, parseAs: 'blob' }),
  );
  expect(name).toBe('larynx.xdsl');
  expect(new Uint8Array(await content.arrayBuffer())).toEqual(bytes);
});
