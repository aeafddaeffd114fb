import { expect, test } from 'vitest';
import { studyParts as english } from './english/app/studyParts.js';
import { studyParts as german } from './german/app/studyParts.js';

test.each(Object.entries({ english, german }))(
  'R-2383: in %s the name of a button begins with its text, so that it can be called by what is read',
  (_, { studyPeople, protocolList }) => {
    const buttons = [
      [studyPeople.remind, studyPeople.remindWhom('E4')],
      [studyPeople.extend, studyPeople.extendWhom('E4')],
      [studyPeople.replace, studyPeople.replaceWhom('E4')],
      [studyPeople.cancel, studyPeople.cancelWhom('E4')],
      [protocolList.edit, protocolList.editWhat],
    ] as const;
    expect(buttons.filter(([text, name]) => !name.startsWith(text))).toEqual([]);
  },
);

test('R-2381: a stage is late by one day or by several', () => {
  const said = [english, german].map(({ studyTimeline }) => [studyTimeline.late(1), studyTimeline.closedLate(2)]);
  expect(said).toEqual([
    ['late by 1 day', 'closed late by 2 days'],
    ['1 Tag zu spät', '2 Tage zu spät beendet'],
  ]);
});

test('R-2384: one address and several are told apart', () => {
  const said = [english, german].map(({ addressChips }) => [addressChips.known(1), addressChips.known(2)]);
  expect(said).toEqual([
    ['1 is known', '2 are known'],
    ['1 ist bekannt', '2 sind bekannt'],
  ]);
});
