import { ApiError, NoResponseError, type RefusalCode, type RefusalParams } from '@credence/api-client';
import { describe, expect, test } from 'vitest';
import { english } from '@credence/text/english/app';
import { failureSentence } from './failureSentence.js';
import { german } from '@credence/text/german/app';

/** The error of a call that the server refused. */
function refusal<Code extends RefusalCode>(code: Code, params: RefusalParams[Code], error = 'As the server says it.') {
  return new ApiError(400, { error, code, requestId: 'req-1', ...(params ? { params } : {}) }, new Response());
}
const otherwise = { failed: 'It failed.', noResponse: 'Nobody answered.' };

describe('R-2683 a failure is explained in the user’s language, from its code and parameters', () => {
  test.each([
    [refusal('not_logged_in', undefined, 'Please log in.'), 'Please log in.', 'Bitte melden Sie sich an.'],
    [refusal('not_logged_in', undefined, ''), 'Please log in.', 'Bitte melden Sie sich an.'],
    [
      refusal('invalid_input', { reason: 'too-long', field: 'firstname', limit: 150 }),
      'The first name must have at most 150 characters.',
      'Der Vorname darf höchstens 150 Zeichen haben.',
    ],
    [
      refusal('invalid_input', { reason: 'missing', field: 'combinations[0].value' }),
      'combinations[0].value is missing.',
      'Das Feld „combinations[0].value“ fehlt.',
    ],
    [
      refusal('too_many_requests', { reason: 'attempts', seconds: 300 }),
      'Too many attempts. Try again in 5 minutes.',
      'Zu viele Versuche. Versuchen Sie es in 5 Minuten noch einmal.',
    ],
    [
      refusal('too_many_requests', { reason: 'attempts', seconds: 31 }),
      'Too many attempts. Try again in 1 minute.',
      'Zu viele Versuche. Versuchen Sie es in 1 Minute noch einmal.',
    ],
    [
      refusal('invalid_answer', { reason: 'comment-too-long', limit: 10_000 }),
      'The comment is longer than 10,000 characters. Please shorten it.',
      'Die Erläuterung ist länger als 10.000 Zeichen. Bitte kürzen Sie sie.',
    ],
    [
      refusal('invalid_combination', { reason: 'same-states', combination: 3, other: 1 }),
      'Combination 3 selects the same states as combination 1. Delete one of them.',
      'Kombination 3 wählt dieselben Zustände aus wie Kombination 1. Löschen Sie eine davon.',
    ],
  ])('%s', (failure, inEnglish, inGerman) => {
    expect(failureSentence(failure, english)).toBe(inEnglish);
    expect(failureSentence(failure, german)).toBe(inGerman);
  });

  test('also if the line of a file is one of the numbers in the sentence', () => {
    const params = { reason: 'no-parents', node: 'Stage', found: 3, needed: 8 };
    const problem = { code: 'wrong-number-count', params, line: 8, column: 3, message: 'Line 8.' };
    expect(failureSentence(problem, german)).toBe(
      'Zeile 8, Spalte 3: Der Knoten „Stage“ hat 3 Zahlen, braucht aber 8, eine für jeden Zustand. Berichtigen Sie die Liste.',
    );
  });
});

describe('a server that sends no parameters', () => {
  const known = { code: 'too_many_requests', message: 'Too many mails. Try again in 10 minutes.' };
  test('is quoted to English users; German users get the sentence for its code', () => {
    expect(failureSentence(known, english)).toBe('Too many mails. Try again in 10 minutes.');
    expect(failureSentence(known, german)).toBe('Zu viele Versuche. Versuchen Sie es in einigen Minuten noch einmal.');
    const problem = { code: 'cycle', line: 4, message: 'The arcs run in a circle.' };
    expect(failureSentence(problem, english)).toBe('The arcs run in a circle.');
    expect(failureSentence(problem, german)).toBe('Zeile 4: Die Pfeile laufen im Kreis. Entfernen Sie einen davon.');
  });
  test.each([
    ['no code', { message: 'The archive is being moved.' }],
    ['a code of its own', { code: 'constructor', params: {}, message: 'The archive is being moved.' }],
    [
      'a newer reason',
      { code: 'reset_stands', params: { reason: 'toString' }, message: 'The archive is being moved.' },
    ],
  ])('or %s, is quoted in English: better than not at all', (what, failure) => {
    expect(failureSentence(failure, english)).toBe('The archive is being moved.');
    const general =
      what === 'a newer reason' ? 'Dieses Zurücksetzen lässt sich nicht mehr rückgängig machen.' : undefined;
    expect(failureSentence(failure, german)).toBe(general ?? 'The archive is being moved.');
  });
});

test('B-151 parameters of another release crash no screen', () => {
  const message = 'The arcs run in a circle.';
  for (const params of [{}, { nodes: 'A', found: 'two' }, { nodes: null }]) {
    const warning = { code: 'cycle', params, message, line: 4 };
    expect(failureSentence(warning, english)).toBe(message);
    expect(failureSentence(warning, german)).toBe('Zeile 4: Die Pfeile laufen im Kreis. Entfernen Sie einen davon.');
  }
});

describe('if nothing is known about a failure', () => {
  test('the screen’s own sentence is shown', () => {
    const silent = new ApiError(502, '<html>', new Response());
    expect(failureSentence(silent, german, otherwise)).toBe('It failed.');
    expect(failureSentence(new TypeError('x is undefined'), german, otherwise)).toBe('It failed.');
    expect(failureSentence(new NoResponseError(undefined), german, otherwise)).toBe('Nobody answered.');
    expect(failureSentence(new NoResponseError(undefined), german, { failed: 'It failed.' })).toBe('It failed.');
  });
  test('there is no sentence if the screen has none', () => {
    expect(failureSentence(new NoResponseError(undefined), english)).toBeUndefined();
    expect(failureSentence(undefined, english)).toBeUndefined();
  });
});

describe('German users get German when nothing failed, too', () => {
  const { notAssessed, browser, accountDeleted } = german.server;
  test('for the reason why a node is not asked, the browser, and the day', () => {
    expect(notAssessed('It holds utilities.', 'utility')).toMatch(/^Er enthält Nutzenwerte/);
    expect(notAssessed('Odd.', 'something-new')).toBe('Odd.');
    expect(browser('Firefox on Linux')).toBe('Firefox unter Linux');
    expect(accountDeleted('', '2026-12-05T09:00:00Z')).toMatch(/am 5\. Dezember 2026 gelöscht/);
  });
});
