import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StepFailed } from '../../build/run.ts';

/** A program or library that comes as a binary inside an npm package, with the licence that the package leaves out. */
export interface Native {
  readonly name: string;
  /** Undefined where neither its file nor its content says it. */
  readonly version: string | undefined;
  /** An SPDX identifier. */
  readonly licence: string;
  readonly text: string;
}

/** By the beginning of the file names in PostgreSQL's `lib`: name, licence, and the file in `natives` with its text. */
const LIBRARIES: readonly (readonly [files: RegExp, name: string, licence: string, text: string])[] = [
  [/^lib(?:com_err|gssapi_krb5|k5crypto|krb5|krb5support)\./, 'krb5', 'MIT', 'krb5'],
  [/^libedit\./, 'libedit', 'BSD-3-Clause', 'libedit'],
  [/^libiconv\./, 'libiconv', 'LGPL-2.1-or-later', 'lgpl-2.1'],
  [/^libicu\w+\./, 'icu', 'Unicode-3.0', 'icu'],
  [/^libintl\./, 'gettext', 'LGPL-2.1-or-later', 'lgpl-2.1'],
  [/^liblz4\./, 'lz4', 'BSD-2-Clause', 'lz4'],
  [/^liblzma\./, 'xz', '0BSD', 'xz'],
  [/^libossp-uuid\./, 'ossp-uuid', 'MIT', 'ossp-uuid'],
  [/^libuuid\./, 'libuuid', 'BSD-3-Clause', 'libuuid'],
  [/^libxml2\./, 'libxml2', 'MIT', 'libxml2'],
  [/^libxslt\./, 'libxslt', 'MIT', 'libxslt'],
  [/^libz\./, 'zlib', 'Zlib', 'zlib'],
  [/^libzstd\./, 'zstd', 'BSD-3-Clause', 'zstd'],
];

/** Its own: built with PostgreSQL, under its licence. */
const POSTGRESQL = /^lib(?:ecpg|pgcommon|pgfeutils|pgport|pgtypes|pq)|^(?:pkgconfig|postgresql)$/;
const OPENSSL = /^lib(?:crypto|ssl)\./;

const textOf = (file: string) => readFileSync(path.join(import.meta.dirname, 'natives', `${file}.txt`), 'utf8').trim();

/**
 * PostgreSQL and the libraries in its package.
 * @param folder the installed package, which contains `native`
 */
export function nativesOf(folder: string): Native[] {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const lib = path.join(folder, 'native/lib');
  const found = new Map<string, Native>();
  const add = (native: Native) =>
    found.set(native.name, { ...native, version: native.version ?? found.get(native.name)?.version });
  add({
    name: 'postgresql',
    version: /^\d+\.\d+/.exec(version)?.[0],
    licence: 'PostgreSQL',
    text: textOf('postgresql'),
  });
  for (const file of readdirSync(lib).sort()) {
    if (POSTGRESQL.test(file)) continue;
    add(OPENSSL.test(file) ? openssl(path.join(lib, file)) : library(file));
  }
  return [...found.values()];
}

function library(file: string): Native {
  const known = LIBRARIES.find(([files]) => files.test(file));
  if (!known) throw new StepFailed(`PostgreSQL brings ${file}, whose licence tools/release/natives.ts does not know.`);
  const [, name, licence, text] = known;
  return { name, version: NUMBERED.has(name) ? versionIn(file) : undefined, licence, text: textOf(text) };
}

/** Their file names have the number of the release; others have that of the interface. */
const NUMBERED = new Set(['icu', 'lz4', 'zlib', 'zstd']);

/** `libicuuc.so.60.2` says 60.2; a single number is that of the interface here too. */
const versionIn = (file: string) => /\.(?:so\.)?(\d+(?:\.\d+)+)(?:\.dylib)?$/.exec(file)?.[1];

function openssl(file: string): Native {
  const version = /OpenSSL (\d+\.\d+\.\d+[a-z]?) /.exec(readFileSync(file, 'latin1'))?.[1];
  const isOld = version?.startsWith('1.') ?? true;
  return {
    name: 'openssl',
    version,
    licence: isOld ? 'OpenSSL' : 'Apache-2.0',
    text: textOf(isOld ? 'openssl-1.1' : 'apache-2.0'),
  };
}
