import { type Answer, orThrow } from './errors.js';

const DEFAULT_NAME = 'download.xml';

/** A file received as an attachment. */
export interface Download {
  name: string;
  content: Blob;
}

/**
 * The file returned by a call made with `parseAs: 'blob'`.
 * @throws {ApiError | NoResponseError} as `orThrow` does.
 */
export async function downloadOrThrow(call: Promise<Answer<Blob>>): Promise<Download> {
  const content = await orThrow(call);
  const { response } = await call;

  return { name: fileNameFrom(response.headers.get('Content-Disposition')), content };
}

/**
 * The file name in a `Content-Disposition` header; `download.xml` without one. The encoded `filename*` takes
 * precedence over the plain form, and directories are stripped.
 * @see https://www.rfc-editor.org/rfc/rfc6266
 */
export function fileNameFrom(contentDisposition: string | null | undefined): string {
  const parameters = parametersOf(contentDisposition ?? '');
  const name = decodeExtended(parameters.get('filename*')) ?? parameters.get('filename');

  return name?.split(/[/\\]/).at(-1)?.trim() || DEFAULT_NAME;
}

/** `; name=value` pairs; a value is a token or a quoted string. If a name is repeated, the first one counts. */
function parametersOf(header: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, token = ''] of header.matchAll(
    /;\s*([\w!#$&+.^`|~*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g,
  )) {
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, quoted?.replace(/\\(.)/g, '$1') ?? token);
  }

  return parameters;
}

/** `UTF-8''na%C3%AFve.xml` → `naïve.xml`. @see https://www.rfc-editor.org/rfc/rfc5987 */
function decodeExtended(value: string | undefined): string | undefined {
  const [, charset, encoded = ''] = /^(utf-8|iso-8859-1)'[^']*'(.+)$/i.exec(value ?? '') ?? [];
  if (charset === undefined) return undefined;

  try {
    return charset.toLowerCase() === 'utf-8' ? decodeURIComponent(encoded) : latin1(encoded);
  } catch {
    return undefined;
  }
}

function latin1(encoded: string): string {
  return encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
