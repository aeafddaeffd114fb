import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { weaknessOf } from './passwordPolicy.js';

const who = { username: 'ada.brandt@example.org', site: 'Larynx study' };

describe('which passwords are refused (B-033)', () => {
  test('those of seven characters, and with the length that is needed', () => {
    expect(weaknessOf('9$kL2;q', who)).toEqual({ reason: 'too-short', limit: 8 });
    expect(weaknessOf('🫀🫁🧠🦷🦴👁️🩸', who)).toBeUndefined();
  });

  test('every one of the common ones, in any case', () => {
    const common = dictionary['passwords-common'].filter((password) => password.length >= 8);
    expect(dictionary['passwords-common'].length).toBeGreaterThan(10_000);
    expect(common.filter((password) => weaknessOf(password.toUpperCase(), who) === undefined)).toEqual([]);
  });

  test.each([
    'aaaaaaaaaa',
    'abababab',
    'Credence',
    'credence2026!',
    'LarynxStudy',
    'ada.brandt@example.org',
    'Ada.Brandt99',
  ])('%s', (password) => expect(weaknessOf(password, who)).toBeDefined());

  test('those of more than 128 characters', () => {
    expect(weaknessOf('correct horse '.repeat(10), who)).toEqual({ reason: 'too-long', limit: 128 });
  });
});

test.each(['seven quiet larks', 'пароль-на-кириллице', '    x   y    z ', 'x'.repeat(3) + 'yz1-kQ'])(
  'no kind of character is asked for: %j will do (B-021)',
  (password) => expect(weaknessOf(password, who)).toBeUndefined(),
);
