import { hash } from 'node:crypto';

/**
 * Keys of rows, of each 52 bits of a hash: a million take some 40 MB, and of two million one stands for a missing one once
 * in a billion backups.
 */
export class KeySet {
  readonly #keys = new Set<number>();

  add(fields: readonly string[]): void {
    this.#keys.add(hashOf(fields));
  }

  has(fields: readonly string[]): boolean {
    return this.#keys.has(hashOf(fields));
  }
}

function hashOf(fields: readonly string[]): number {
  const digest = hash('sha1', JSON.stringify(fields), 'buffer');
  return digest.readUIntBE(0, 6) * 16 + (digest[6]! & 15);
}
