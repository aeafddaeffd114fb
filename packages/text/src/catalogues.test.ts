import { expect, test } from 'vitest';
import { english } from './english/app.js';
import { study as studyInEnglish } from './english/app/study.js';
import { studyResults as resultsInEnglish } from './english/app/studyResults.js';
import { leftStudies as leftInEnglish } from './english/app/leftStudies.js';
import { studyDeputy as deputyInEnglish } from './english/app/studyDeputy.js';
import { names as namesInEnglish } from './english/app/names.js';
import { studyInvitation as invitationInEnglish } from './english/app/studyInvitation.js';
import { institution as institutionInEnglish } from './english/app/institution.js';
import { secondFactor as factorInEnglish } from './english/app/secondFactor.js';
import { takingPart as partInEnglish } from './english/app/takingPart.js';
import { german } from './german/app.js';
import { study as studyInGerman } from './german/app/study.js';
import { studyResults as resultsInGerman } from './german/app/studyResults.js';
import { leftStudies as leftInGerman } from './german/app/leftStudies.js';
import { studyDeputy as deputyInGerman } from './german/app/studyDeputy.js';
import { names as namesInGerman } from './german/app/names.js';
import { studyInvitation as invitationInGerman } from './german/app/studyInvitation.js';
import { institution as institutionInGerman } from './german/app/institution.js';
import { secondFactor as factorInGerman } from './german/app/secondFactor.js';
import { takingPart as partInGerman } from './german/app/takingPart.js';

type Entry = readonly [name: string, text: unknown];

/** Every text with its path: "introduction.title". */
function entriesOf(text: unknown, name = ''): Entry[] {
  if (typeof text !== 'object' || text === null) return [[name, text]];
  return Object.entries(text).flatMap(([key, value]) => entriesOf(value, name ? `${name}.${key}` : key));
}

// failures.test.ts covers the texts about failures.
const { failures: _en, ...ofEnglish } = english;
const { failures: _de, ...ofGerman } = german;
const inEnglish = entriesOf({
  ...ofEnglish,
  study: studyInEnglish,
  studyInvitation: invitationInEnglish,
  studyResults: resultsInEnglish,
  institution: institutionInEnglish,
  secondFactor: factorInEnglish,
  takingPart: partInEnglish,
  studyDeputy: deputyInEnglish,
  leftStudies: leftInEnglish,
  names: namesInEnglish,
});
const inGerman = new Map(
  entriesOf({
    ...ofGerman,
    study: studyInGerman,
    studyInvitation: invitationInGerman,
    studyResults: resultsInGerman,
    institution: institutionInGerman,
    secondFactor: factorInGerman,
    takingPart: partInGerman,
    studyDeputy: deputyInGerman,
    leftStudies: leftInGerman,
    names: namesInGerman,
  }),
);
const isFunction = (text: unknown): text is (...given: never[]) => unknown => typeof text === 'function';

/** Identical in both languages: names, abbreviations, symbols. */
const same = [
  'account.position',
  'study.form.changeWhat',
  'study.form.minutes',
  'study.form.reached',
  'account.shown',
  'account.titles.prof',
  'account.titles.dr-phd',
  'account.titles.msc',
  'account.titles.bsc',
  'layout.productName',
  'meaning.condition',
  'meaning.name',
  'nodeTable.tornado.bar',
  'nodeTable.tornado.ofNode',
  'nodeTable.tornado.outcomeName',
  'common.percent',
  'dashboard.inNetwork',
  'activity.joined',
  'invitation.asks.1',
  'invitation.practiceQuestions.1.known.2',
  'invitation.practiceQuestions.2.known.2',
  'home.joined',
  'home.networkLabel',
  'layout.documentTitle',
  'names.nodeProblem',
  'overview.answersOf',
  'overview.atLeast',
  'overview.otherFormats.converted.format',
  'overview.place',
  'overview.subtitle',
  'combinations.versions.is',
  'question.lead.comma',
  'question.lead.end',
  'question.lead.is',
  'question.lead.ownComma',
  'study.parts.studyPeople.code',
  'study.takeHome.format',
  'study.takeHome.formats.xmlbif',
  'study.takeHome.median',
  'study.takeHome.redcap.name',
  'signup.otherAccount.2',
  'studyDeputy.asks.1',
  'studyDeputy.none.1',
  'studyResults.code',
  'studyResults.outcomes.ofPool',
  'studyResults.outcomes.outcome',
  'studyResults.outcomes.problem',
  'studyResults.parts.beadLane.answer',
  'studyResults.parts.beadLane.percent',
  'studyResults.parts.beadLane.without',
  'studyResults.parts.disagreementStrip.condition',
  'studyResults.parts.disagreementStrip.question',
  'studyResults.parts.poolSwitch.kinds.median',
  'studyResults.parts.toDiscussList.effect',
  'studyResults.question.group',
  'whatIf.is',
  'whatIf.isNow',
];

test('German has every text that English has, and no other', () => {
  expect(inEnglish.length).toBeGreaterThan(250);
  expect([...inGerman.keys()].sort()).toEqual(inEnglish.map(([name]) => name).sort());
});

test('texts with names and numbers take the same ones in both languages', () => {
  for (const [name, text] of inEnglish) {
    const other = inGerman.get(name);
    expect(typeof other, name).toBe(typeof text);
    if (isFunction(text) && isFunction(other)) expect(other.length, name).toBe(text.length);
  }
});

test('no text was left in English', () => {
  // Functions are compared by their source, ignoring whitespace and parentheses.
  const written = (text: unknown) => String(text).replaceAll(/\s|[()]/g, '');
  const equal = inEnglish.filter(([name, text]) => written(inGerman.get(name)) === written(text));
  expect(equal.map(([name]) => name).sort()).toEqual([...same].sort());
});

test('German is written as German is: its own quotation marks, dots and spaces', () => {
  for (const [name, text] of entriesOf({ ...german, study: studyInGerman, studyResults: resultsInGerman })) {
    if (typeof text === 'string') expect(text, name).not.toMatch(/\.\.\.|["”]|\b(?:du|dein|deine)\b/);
  }
});
