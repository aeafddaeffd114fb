import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nativesOf } from './natives.ts';

/** PostgreSQL's package with these libraries, and what is in their files. */
function packageWith(libraries: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'credence-natives-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lib = path.join(folder, 'native/lib');
  mkdirSync(path.join(lib, 'postgresql'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"version":"18.4.0-beta.17"}');
  for (const [name, content] of Object.entries(libraries)) writeFileSync(path.join(lib, name), content);
  return folder;
}

test('R-3202: libraries that come with PostgreSQL are named with version and licence, each once', () => {
  const folder = packageWith({
    'libcrypto.so.1.1': '\0OpenSSL 1.1.1  11 Sep 2018\0',
    'libssl.so.1.1': '',
    'libicudata.so.60.2': '',
    'libicuuc.so.60.2': '',
    'libz.so.1': '',
    'libpq.so.5.18': '',
  });
  const found = nativesOf(folder).map(({ name, version, licence }) => [name, version, licence]);
  expect(found).toEqual([
    ['postgresql', '18.4', 'PostgreSQL'],
    ['openssl', '1.1.1', 'OpenSSL'],
    ['icu', '60.2', 'Unicode-3.0'],
    ['zlib', undefined, 'Zlib'],
  ]);
});

test('R-3202: newer OpenSSL has another licence, and macOS writes versions elsewhere', () => {
  const folder = packageWith({ 'libcrypto.3.dylib': 'OpenSSL 3.5.6 7 Apr 2026', 'libzstd.1.5.7.dylib': '' });
  const [, openssl, zstd] = nativesOf(folder);
  expect(openssl).toMatchObject({ version: '3.5.6', licence: 'Apache-2.0' });
  expect(openssl?.text).toContain('Apache License');
  expect(zstd).toMatchObject({ name: 'zstd', version: '1.5.7' });
});

test('R-3202: a library whose licence is not known stops the release', () => {
  expect(() => nativesOf(packageWith({ 'libnew.so.1': '' }))).toThrow('PostgreSQL brings libnew.so.1');
});
