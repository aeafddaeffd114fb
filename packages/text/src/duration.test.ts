import { expect, test } from 'vitest';
import { english } from './english/app.js';
import { german } from './german/app.js';

test.each([
  [1, 'about 1 min left', 'noch etwa 1 Min.'],
  [59.2, 'about 1 h left', 'noch etwa 1 Std.'],
  [589, 'about 9 h 49 min left', 'noch etwa 9 Std. 49 Min.'],
  [660, 'about 11 h left', 'noch etwa 11 Std.'],
  [61_261, 'about 1,021 h 1 min left', 'noch etwa 1.021 Std. 1 Min.'],
])('R-1752: %s minutes are said in hours and minutes, however many they are', (minutes, inEnglish, inGerman) => {
  expect([english.overview.timeLeft(minutes), german.overview.timeLeft(minutes)]).toEqual([inEnglish, inGerman]);
});

test('R-1752: what comes next and what remains of a node is said in the same manner', () => {
  expect(english.overview.nodeDone('Age', 75)).toBe('Done. Next is Age, 1 h 15 min.');
  expect(english.questionIntro.left(90, 75)).toBe('90 questions remain, ca. 1 h 15 min.');
  expect(german.overview.nodeDone('Alter', 75)).toBe('Fertig. Als Nächstes kommt Alter, 1 Std. 15 Min.');
  expect(german.questionIntro.left(90, 75)).toBe('Noch 90 Fragen, ca. 1 Std. 15 Min.');
});

test.each([
  [1, 'about 1 min', 'etwa 1 Min.'],
  [90, 'about 1 h 30 min', 'etwa 1 Std. 30 Min.'],
  [150, 'about 2 h 30 min', 'etwa 2 Std. 30 Min.'],
])('R-1752: an invitation to %s minutes of work says so in the same manner', (minutes, inEnglish, inGerman) => {
  expect([english.invitation.lasts(minutes), german.invitation.lasts(minutes)]).toEqual([inEnglish, inGerman]);
});
