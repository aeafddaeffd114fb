import { describe, expect, test } from 'vitest';
import { english } from './english.js';
import { german } from './german.js';

test('English readers get the server’s words', () => {
  expect(english.server.refused('Too many mails. Please try again in 10 minutes.', 'too_many')).toBe(
    'Too many mails. Please try again in 10 minutes.',
  );
  expect(english.server.fileProblem({ code: 'cycle', message: 'The arcs run in a circle.' })).toBe(
    'The arcs run in a circle.',
  );
});

describe('German readers get German', () => {
  const { refused, fileProblem, notAssessed, browser, accountDeleted } = german.server;

  test.each([
    ['Invalid username or password', 'invalid_credentials', 'Benutzername oder Passwort ist falsch'],
    ['Invalid Password! Please try again.', 'invalid_credentials', /^Das Passwort ist ungültig/],
    ['Please log in.', 'not_logged_in', 'Bitte melden Sie sich an.'],
    ['Please enter a valid e-mail address.', 'invalid_input', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    ['firstname must have at most 150 characters.', 'invalid_input', 'Der Vorname darf höchstens 150 Zeichen haben.'],
    ['Too many attempts. Try again in 5 minutes.', 'too_many_requests', /in 5 Minuten noch einmal/],
    ['Too many attempts. Try again in 1 minute.', 'too_many_requests', /in 1 Minute noch einmal/],
    ['Question 11: please answer in words.', 'invalid_input', /^Frage 11: Bitte schreiben Sie/],
    ['Question 9: please use at most 10,000 characters.', 'invalid_input', /^Frage 9: .* höchstens 10\.000 Zeichen/],
    ['Combination 3: unknown state. Load the page again.', 'invalid_combination', /^Kombination 3 passt nicht/],
  ])('%s', (sentence, code, said) => {
    expect(refused(sentence, code)).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
  });

  test('with what is wrong in the file, and in which node', () => {
    const message = 'The node "Stage" has 7 numbers on line 212 but needs 8, 2 for each of 4: correct the list.';
    expect(fileProblem({ code: 'wrong-number-count', message, line: 212, node: 'Stage' })).toBe(
      'Die Tabelle des Knotens „Stage“ hat 7 Zahlen, sie braucht aber 8. Berichtigen Sie sie.',
    );
    const parent = 'The node "Stage" has a parent "Gradee" on line 40 that is not in the file: add it.';
    expect(fileProblem({ code: 'unknown-parent', message: parent })).toMatch(
      /^Den Elternknoten „Gradee“ von „Stage“ gibt es/,
    );
    expect(fileProblem({ code: 'quota_exceeded', message: 'Your networks fill their quota.' })).toMatch(
      /^Ihr Speicherplatz ist belegt/,
    );
  });

  test('with the reason why a node is not asked, the browser, and the day', () => {
    expect(notAssessed('It holds utilities.', 'utility')).toMatch(/^Er enthält Nutzenwerte/);
    expect(browser('Firefox on Linux')).toBe('Firefox unter Linux');
    expect(accountDeleted('', '2026-12-05T09:00:00Z')).toMatch(/am 5\. Dezember 2026 gelöscht/);
  });

  test('and English where there is nothing in German: better than nothing', () => {
    expect(refused('The archive is being moved.', undefined)).toBe('The archive is being moved.');
    expect(refused('Not now.', 'something_new')).toBe('Not now.');
    expect(fileProblem({ code: 'something-new', message: 'Odd.' })).toBe('Odd.');
    expect(notAssessed('Odd.', 'something-new')).toBe('Odd.');
  });
});
