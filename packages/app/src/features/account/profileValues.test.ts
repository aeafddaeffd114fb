import { describe, expect, test } from 'vitest';
import { valid } from '../../ground/device/valid.js';
import { emptyProfile, filledFields, profileDraft, profileOf } from './profileValues.js';

describe('the fields of a profile that are sent', () => {
  test('exclude empty ones and zeros (R-350, R-351)', () => {
    expect(filledFields(emptyProfile)).toEqual({});
    expect(filledFields({ ...emptyProfile, firstname: ' ', experience: '0', title: '0' })).toEqual({});
    expect(filledFields({ ...emptyProfile, lastname: 'Ł', position: 'student' })).toEqual({
      lastname: 'Ł',
      position: 'student',
    });
  });

  test('give years as a number, and leave anything else for the server to refuse', () => {
    expect(filledFields({ ...emptyProfile, experience: '12' })).toEqual({ experience: 12 });
    expect(filledFields({ ...emptyProfile, experience: '3.5' })).toEqual({ experience: 3.5 });
  });
});

describe('R-1820: who sees the profile', () => {
  test('is sent where it differs from what is stored, and only then', () => {
    const shown = { ...emptyProfile, showsProfile: '1' };
    expect(filledFields(shown)).toEqual({ showsProfile: true });
    expect(filledFields(shown, shown)).toEqual({});
    expect(filledFields({ ...emptyProfile, showsProfile: '0' }, shown)).toEqual({ showsProfile: false });
    expect(filledFields({ ...emptyProfile, showsProfile: '0' })).toEqual({});
    // Without a choice it stays as it is.
    expect(filledFields(emptyProfile, shown)).toEqual({});
  });

  test('is kept in a draft; a draft without it, or with anything else in its place, still holds the rest', () => {
    expect(valid(profileDraft, { ...emptyProfile, showsProfile: '1' })).toEqual({ ...emptyProfile, showsProfile: '1' });
    expect(valid(profileDraft, { ...emptyProfile, showsProfile: 7 })).toEqual(emptyProfile);
  });
});

test('a user without any of the optional fields has an empty form', () => {
  expect(profileOf({ username: 'a@b.org', firstname: '', lastname: '' })).toEqual(emptyProfile);
  expect(profileOf({ username: 'a@b.org', firstname: 'A', lastname: '', experience: 0, title: 'prof' })).toEqual({
    ...emptyProfile,
    firstname: 'A',
    experience: '0',
    title: 'prof',
  });
});

test.each([null, 5, {}, { ...emptyProfile, title: 5 }, { ...emptyProfile, firstname: 'x'.repeat(2000) }])(
  'anything else stored in the place of a draft is ignored: %j',
  (kept) => expect(valid(profileDraft, kept)).toBeUndefined(),
);
