import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What is sealed. Each has a key of its own, so that nothing sealed as one opens as another. */
type Purpose = 'mail' | 'pending login' | 'id token' | 'second factor';

const ivLength = 12;
const tagLength = 16;
const keyFrom = (secret: string, purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', secret, '', `credence ${purpose}`, 32));

/** Encrypts a text with AES-256-GCM and a key from the site's secret: a copied database opens no account. */
export function seal(text: string, purpose: Purpose, secret: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws Error if it was sealed with another secret, for another purpose, or modified */
export function unseal(sealed: Buffer, purpose: Purpose, secret: string): string {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret, purpose), sealed.subarray(0, ivLength));
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
}
