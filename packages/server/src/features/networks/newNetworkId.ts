import { randomInt } from 'node:crypto';

// Without letters and digits that people mix up when they read an id out.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';

/** A short id that nobody can guess: 71 bits, and never a word of the API, which are longer or of other letters. */
export function newNetworkId(): string {
  return Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
