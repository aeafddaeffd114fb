/** Deeper than any body in the contract. */
const deepest = 32;
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** The reason why valid JSON is refused as a body. */
export class JsonBodyError extends Error {}

/**
 * Parses a JSON body; undefined for an empty one.
 * @throws JsonBodyError for what JSON.parse accepts but no client intends: repeated keys, keys that target a prototype,
 *   bytes that are not UTF-8, excessive nesting.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const text = decode(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new JsonBodyError('The request is not valid JSON.');
  }
  checkKeys(text);
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new JsonBodyError('The request is not valid JSON: it is not UTF-8.');
  }
}

/** Scans text known to be valid JSON, keeping a set of keys per open object and undefined per open list. */
function checkKeys(text: string): void {
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '{') open.push(new Set());
    else if (character === '[') open.push(undefined);
    else if (character === '}' || character === ']') open.pop();
    else if (character === '"') {
      const end = endOfString(text, at);
      if (/^\s*:/.test(text.slice(end + 1, end + 100)))
        addKey(open.at(-1), JSON.parse(text.slice(at, end + 1)) as string);
      at = end;
    }
    if (open.length > deepest) throw new JsonBodyError('The request is not valid JSON: it is nested too deeply.');
  }
}

function endOfString(text: string, start: number): number {
  let end = start + 1;
  while (text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end;
}

function addKey(keys: Set<string> | undefined, key: string): void {
  if (refusedKeys.has(key)) throw new JsonBodyError(`Unknown field ${key}.`);
  if (keys?.has(key)) throw new JsonBodyError(`The field ${key.slice(0, 50)} is given twice.`);
  keys?.add(key);
}
