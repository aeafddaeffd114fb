import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Mail } from './letter.js';

const ivLength = 12;
const tagLength = 16;
const keyFrom = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'credence mail', 32));

/** Encrypts a queued mail with AES-256-GCM and a key from the site's secret: a copied database opens no account. */
export function sealMail(mail: Mail, secret: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(mail), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws Error if it was sealed with another secret or modified */
export function openMail(sealed: Buffer, secret: string): Mail {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), sealed.subarray(0, ivLength));
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  const text = Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as Mail;
}
