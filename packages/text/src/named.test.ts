import { expect, test } from 'vitest';
import { english } from './english/app.js';
import { german } from './german/app.js';

const jaundiced = 'Is the patient jaundiced?';

test('R-2594: in every sentence a name that is a question is quoted, and no other name', () => {
  expect(english.overview.continueWith(jaundiced)).toBe('Continue with “Is the patient jaundiced?”');
  expect(english.overview.wasReset(jaundiced)).toBe('“Is the patient jaundiced?” was reset.');
  expect(english.home.lastNode(jaundiced)).toBe('last worked on “Is the patient jaundiced?”');
  expect(english.meaning.condition(jaundiced, 'yes')).toBe('“Is the patient jaundiced?”: yes');
  expect(english.earlierAnswers.about(jaundiced)).toContain('about “Is the patient jaundiced?”, newest');
  expect(german.overview.reset(jaundiced)).toBe('„Is the patient jaundiced?“ zurücksetzen');
  expect(english.overview.continueWith('Jaundice')).toBe('Continue with Jaundice');
});
