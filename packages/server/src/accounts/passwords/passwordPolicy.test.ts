import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { weaknessOf } from './passwordPolicy.js';

const site = { name: 'Larynx study', organisation: 'Sankt Elisabeth Stiftung' };
const who = { username: 'ada.brandt@example.org', site };
const named = { username: 'ab12@example.org', firstname: 'Anna-Lena', lastname: 'von Łukasz', site };

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

  test.each(['Klinikum2024', 'Radiologie-2026!', '1987Uniklinik', 'Larynxkarzinom2025', '!Herzchirurgie_1999'])(
    'R-1807: %s, a word and a year',
    (password) => expect(weaknessOf(password, who)).toEqual({ reason: 'common' }),
  );

  test.each([
    'passwort123',
    'qwertz123',
    'sommer2024',
    'Willkommen',
    'schatz123',
    'Frühling24!',
    'fruehling24',
    'Passw0rd!',
    '$chatz2024',
    'p4ssw0rt123',
    'summer2026!',
  ])('R-2505: %s, one common word with something short around it', (password) =>
    expect(weaknessOf(password, who)).toEqual({ reason: 'common' }),
  );

  test.each(['klinikum1', 'Klinikum!', '1Uniklinikum23', 'universitaetsklinikum7', 'Radiology#1', 'h0spital12'])(
    'R-3749: %s, a word of every hospital with something short around it',
    (password) => expect(weaknessOf(password, who)).toEqual({ reason: 'common' }),
  );

  test.each(['Elisabeth1', 'stiftung42', 'sankt-elisabeth-7', 'Sankt Elisabeth Stiftung', 'Nordwest12'])(
    'R-3749: %s, which leans on the institution or on the domain of the address',
    (password) => expect(weaknessOf(password, { ...who, username: 'ada@nordwest.example' })).toBeDefined(),
  );

  test.each(['ada.brandt@example.org1', 'ada.brandt@example.orgXq7!', 'AdaBrandt-2026', 'x-larynx-study-9'])(
    'R-1809, B-033: %s, which leans on the own address or the name of the site',
    (password) => expect(weaknessOf(password, who)).toEqual({ reason: 'personal' }),
  );

  test.each(['Anna-Lena', 'VonŁukasz', 'łukasz-anna', 'Łukasz, Anna-Lena', '24lena+Łukasz', 'AB12@example.org'])(
    'R-1809: %s, the own name or address',
    (password) => expect(weaknessOf(password, named)).toEqual({ reason: 'personal' }),
  );

  test('those of more than 128 characters', () => {
    expect(weaknessOf('correct horse '.repeat(10), who)).toEqual({ reason: 'too-long', limit: 128 });
  });
});

test('R-1809: a long password may hold the own name', () =>
  expect(weaknessOf('Lena sees nine otters', named)).toBeUndefined());

test.each([
  'seven quiet larks',
  'sommer regen dachs',
  'ada.brandt likes nine otters',
  'tom48392017364',
  'пароль-на-кириллице',
  '    x   y    z ',
  'x'.repeat(3) + 'yz1-kQ',
])('no kind of character is asked for: %j will do (B-021)', (password) =>
  expect(weaknessOf(password, who)).toBeUndefined(),
);
