import { ApiError } from '../platform/errors.js';
import { requireCharacters } from './requireCharacters.js';

/** Line breaks and other control characters, and those that change the direction of the surrounding text. */
const hidden = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Returns the fields with their texts trimmed and in one Unicode form.
 * @throws ApiError invalid_input if a text contains invisible or impossible characters
 */
export function plainLines<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [name, value];
    requireCharacters(value, name);
    if (hidden.test(value)) throw new ApiError('invalid_input', { reason: 'not-one-line', field: name });
    return [name, value.trim().normalize('NFC')];
  });
  return Object.fromEntries(entries) as Fields;
}
