import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** A language as a stranger would add it, planted for the compiler alone: a folder and a line. */
const complete: Readonly<Record<string, string>> = {
  'languages.ts': ts.sys
    .readFile(path.join(import.meta.dirname, 'languages.ts'))!
    .replace('  de: german,', '  de: german,\n  xx: third,')
    .replace(/^/, "import { third } from './third/index.js';\n"),
  'third/index.ts': `import type { LanguageFolder } from '../language.js';
    export const third: LanguageFolder = {
      name: 'Third',
      offer: 'Third?',
      app: () => import('./app.js'),
      mails: () => import('./mails.js'),
      studyInvitation: () => import('./app/studyInvitation.js').then(({ studyInvitation }) => studyInvitation),
      leftStudies: () => import('./app/leftStudies.js').then(({ leftStudies }) => leftStudies),
      studyDeputy: () => import('./app/studyDeputy.js').then(({ studyDeputy }) => studyDeputy),
      names: () => import('./app/names.js').then(({ names }) => names),
      institution: () => import('./app/institution.js').then(({ institution }) => institution),
      secondFactor: () => import('./app/secondFactor.js').then(({ secondFactor }) => secondFactor),
      takingPart: () => import('./app/takingPart.js').then(({ takingPart }) => takingPart),
      study: () => import('./app/study.js').then(({ study }) => study),
      studyResults: () => import('./app/studyResults.js').then(({ studyResults }) => studyResults),
      studyLetter: () => import('./studyLetters.js'),
      site: () => import('./site.js').then(({ site }) => site),
      record: () => import('./record.js').then(({ record }) => record),
    };`,
  'third/app.ts': `import type { Text } from '../english/app.js';
    import { german } from '../german/app.js';
    import type { AppWords } from '../language.js';
    const { errors, ...more } = german;
    export const text: Text = { ...more, errors: { ...errors } };
    export const labels: AppWords['labels'] = {} as AppWords['labels'];`,
  'third/app/studyInvitation.ts': `import type { StudyInvitationWords } from '../../english/app/studyInvitation.js';
    import { studyInvitation as german } from '../../german/app/studyInvitation.js';
    export const studyInvitation: StudyInvitationWords = { ...german };`,
  'third/app/leftStudies.ts': `import type { LeftStudiesWords } from '../../english/app/leftStudies.js';
    import { leftStudies as german } from '../../german/app/leftStudies.js';
    export const leftStudies: LeftStudiesWords = { ...german };`,
  'third/app/studyDeputy.ts': `import type { StudyDeputyWords } from '../../english/app/studyDeputy.js';
    import { studyDeputy as german } from '../../german/app/studyDeputy.js';
    export const studyDeputy: StudyDeputyWords = { ...german };`,
  'third/app/names.ts': `import type { NamesWords } from '../../english/app/names.js';
    import { names as german } from '../../german/app/names.js';
    export const names: NamesWords = { ...german };`,
  'third/app/institution.ts': `import type { InstitutionWords } from '../../english/app/institution.js';
    import { institution as german } from '../../german/app/institution.js';
    export const institution: InstitutionWords = { ...german };`,
  'third/app/secondFactor.ts': `import type { SecondFactorWords } from '../../english/app/secondFactor.js';
    import { secondFactor as german } from '../../german/app/secondFactor.js';
    export const secondFactor: SecondFactorWords = { ...german };`,
  'third/app/takingPart.ts': `import type { TakingPartWords } from '../../english/app/takingPart.js';
    import { takingPart as german } from '../../german/app/takingPart.js';
    export const takingPart: TakingPartWords = { ...german };`,
  'third/app/study.ts': `import { study as german } from '../../german/app/study.js';
    import type { StudyWords } from '../../english/app/study.js';
    export const study: StudyWords = { ...german };`,
  'third/app/studyResults.ts': `import { studyResults as german } from '../../german/app/studyResults.js';
    import type { StudyResultsWords } from '../../english/app/studyResults.js';
    export const studyResults: StudyResultsWords = { ...german };`,
  'third/studyLetters.ts': `export { studyInvitation } from '../german/studyLetters.js';
    export const dates = 'xx';`,
  'third/mails.ts': `import { letters as german } from '../german/mails.js';
    import type { Letters } from '../letters.js';
    export const letters: Letters = { ...german };
    export const dates = 'xx';`,
  'third/site.ts': `import { site as german } from '../german/site.js';
    import type { SiteWords } from '../siteWords.js';
    export const site: SiteWords = { ...german };`,
  'third/record.ts': `import { record as german } from '../german/record.js';
    import type { RecordWords } from '../recordWords.js';
    export const record: RecordWords = { ...german };`,
};

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.resolve(import.meta.dirname, '../../../tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  path.resolve(import.meta.dirname, '../../..'),
);
let earlier: ts.Program | undefined;

/** What the compiler says about the planted files. */
function refused(planted: Readonly<Record<string, string>>): string[] {
  const files = new Map(
    Object.entries(planted).map(([file, source]) => [path.join(import.meta.dirname, file), source]),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => files.has(path.normalize(file)) || fileExists(file);
  host.directoryExists = (folder) => /\/third(?:\/app)?$/.test(folder) || ts.sys.directoryExists(folder);
  host.getSourceFile = (file, ...rest) => {
    const source = files.get(path.normalize(file));
    const [target] = rest;
    return source === undefined
      ? (earlier?.getSourceFile(file) ?? getSourceFile(file, ...rest))
      : ts.createSourceFile(file, source, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  earlier ??= program;
  return [...files.keys()].flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
}

test('R-2735: a folder with all texts and a line in the registry are a language', () => {
  expect(refused(complete)).toEqual([]);
});

test.each([
  [
    'a text of a screen',
    'third/app.ts',
    '{ ...errors }',
    '{}',
    /missing the following properties from type .*: title, text, reload, home/,
  ],
  ['a subject of the screens', 'third/app.ts', ', errors: { ...errors }', '', /Property 'errors' is missing/],
  [
    'a mail',
    'third/mails.ts',
    '{ ...german }',
    '(({ password, ...rest }) => rest)(german)',
    /Property 'password' is missing/,
  ],
  [
    'a part of the imprint',
    'third/site.ts',
    '{ ...german }',
    '{ ...german, imprint: {} as Omit<SiteWords["imprint"], "board"> }',
    /Property 'board' is missing/,
  ],
  ['its mails', 'third/index.ts', "mails: () => import('./mails.js'),", '', /Property 'mails' is missing/],
])('R-2735: a language that lacks %s does not compile', (_, file, text, without, says) => {
  const planted = { ...complete, [file]: complete[file]!.replace(text, without) };
  expect(planted[file]).not.toBe(complete[file]);
  expect(refused(planted).join(' ')).toMatch(says);
});

test('R-2735: nor does one with a text that no screen shows', () => {
  const planted = {
    ...complete,
    'third/app.ts': complete['third/app.ts']!.replace('{ ...errors }', "{ ...errors, more: '' }"),
  };
  expect(refused(planted).join(' ')).toMatch(/'more' does not exist in type/);
});
