import { expect, test } from 'vitest';
import { english } from './english/app.js';
import { german } from './german/app.js';

test('R-3254: of a mail that was asked for each language says that it comes, which is true while it waits', () => {
  for (const { address, server } of [english, german])
    for (const sentence of [address.sent, server.activationSent(''), server.passwordLinkSent('')])
      expect(sentence).not.toMatch(/\b(?:sent|gesendet|geschickt)\b/);
  expect(english.address.sent).toBe('You get two e-mails, one to the new address and one to your present address.');
  expect(german.server.passwordLinkSent('')).toContain('bekommt');
});

test('R-3471: of an invitation whose mail waits each language says that it goes out, which is true until it has', () => {
  for (const { share } of [english, german])
    for (const people of [1, 2])
      for (const say of [share.invited, share.mailsWait])
        expect(say(people, 'ann@example.org')).not.toMatch(/\b(?:sent|gesendet|geschickt)\b/);
  expect(english.share.invited(1, 'ann@example.org')).toContain('as soon as the mail server takes it');
});
