import { ApiError } from '../../platform/errors.js';

/** Deeper than any body of the contract. */
const deepest = 32;
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a JSON body. Undefined for an empty one.
 * @throws ApiError invalid_json, also for what JSON.parse lets pass and no client means: repeated keys, keys that reach for a prototype,
 *   bytes that are no UTF-8, endless nesting.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const text = decode(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError('invalid_json', { reason: 'syntax' });
  }
  checkKeys(text);
  return value;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ApiError('invalid_json', { reason: 'not-utf-8' });
  }
}

/** Walks text that is known to be JSON: one set of keys for each open object, undefined for each open list. */
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
    if (open.length > deepest) throw new ApiError('invalid_json', { reason: 'too-deep' });
  }
}

function endOfString(text: string, start: number): number {
  let end = start + 1;
  while (text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end;
}

function addKey(keys: Set<string> | undefined, key: string): void {
  if (refusedKeys.has(key)) throw new ApiError('invalid_json', { reason: 'unknown-field', field: key });
  if (keys?.has(key)) throw new ApiError('invalid_json', { reason: 'field-twice', field: key.slice(0, 50) });
  keys?.add(key);
}
