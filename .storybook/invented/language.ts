import { english } from '../../packages/text/src/english/app.js';
import { leftStudies } from '../../packages/text/src/english/app/leftStudies.js';
import { names } from '../../packages/text/src/english/app/names.js';
import { studyDeputy } from '../../packages/text/src/english/app/studyDeputy.js';
import { studyInvitation } from '../../packages/text/src/english/app/studyInvitation.js';
import { study } from '../../packages/text/src/english/app/study.js';
import { studyResults } from '../../packages/text/src/english/app/studyResults.js';
import { institution } from '../../packages/text/src/english/app/institution.js';
import { secondFactor } from '../../packages/text/src/english/app/secondFactor.js';
import { takingPart } from '../../packages/text/src/english/app/takingPart.js';
import { letters } from '../../packages/text/src/english/mails.js';
import { studyInvitation as letter } from '../../packages/text/src/english/studyLetters.js';
import { record } from '../../packages/text/src/english/record.js';
import { site } from '../../packages/text/src/english/site.js';
import type { LanguageFolder } from '../../packages/text/src/language.js';
import { languages } from '../../packages/text/src/languages.js';
import { pseudo, pseudoLabels, pseudoOf } from '../../packages/ui/stories/globals/pseudo.js';

/** Its dates have no Latin letters, so that none of them is mistaken for English. */
const GREEK = 'el';

const text = pseudoOf(english);

/** A language that nobody speaks: still readable, 40 % longer, without a plain letter. */
export const invented: LanguageFolder = {
  name: pseudo('Invented'),
  offer: pseudo('Show in an invented language?'),
  app: () =>
    Promise.resolve({
      text: { ...text, common: { ...text.common, locale: GREEK, dates: GREEK } },
      labels: pseudoLabels,
    }),
  leftStudies: () => Promise.resolve(pseudoOf(leftStudies)),
  names: () => Promise.resolve(pseudoOf(names)),
  studyDeputy: () => Promise.resolve(pseudoOf(studyDeputy)),
  studyInvitation: () => Promise.resolve(pseudoOf(studyInvitation)),
  institution: () => Promise.resolve(pseudoOf(institution)),
  secondFactor: () => Promise.resolve(pseudoOf(secondFactor)),
  takingPart: () => Promise.resolve(pseudoOf(takingPart)),
  study: () => Promise.resolve(pseudoOf(study)),
  studyResults: () => Promise.resolve(pseudoOf(studyResults)),
  studyLetter: () => Promise.resolve({ ...pseudoOf({ studyInvitation: letter }), dates: GREEK }),
  mails: () => Promise.resolve({ letters: pseudoOf(letters), dates: GREEK }),
  site: () => Promise.resolve(pseudoOf(site)),
  record: () => Promise.resolve({ ...pseudoOf(record), locale: GREEK }),
};

/** Adds it to the registry, as a folder and a line would: by the tag that a page has, and by its name in Storybook. */
export function speakInvented(): void {
  Object.assign(languages, { 'en-XA': invented, pseudo: invented });
}
