import { randomInt } from 'node:crypto';

// Without letters and digits that are easily confused when read aloud.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';

/** A short, unguessable id: 71 bits. It never equals a reserved word of the API: those differ in length or letters. */
export function newNetworkId(): string {
  return Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
