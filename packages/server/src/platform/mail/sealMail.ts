import { seal, unseal } from '../seal.js';
import type { Mail } from './letter.js';

/** Encrypts a queued mail, which may hold the secret of a link. */
export const sealMail = (mail: Mail, secret: string): Buffer => seal(JSON.stringify(mail), 'mail', secret);

/** @throws Error if it was sealed with another secret or modified */
export const openMail = (sealed: Buffer, secret: string): Mail => JSON.parse(unseal(sealed, 'mail', secret)) as Mail;
