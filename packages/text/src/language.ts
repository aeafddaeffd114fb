import type { Labels } from '@credence/ui';
import type { Text } from './english/app.js';
import type { InstitutionWords } from './english/app/institution.js';
import type { LeftStudiesWords } from './english/app/leftStudies.js';
import type { NamesWords } from './english/app/names.js';
import type { SecondFactorWords } from './english/app/secondFactor.js';
import type { StudyDeputyWords } from './english/app/studyDeputy.js';
import type { StudyInvitationWords } from './english/app/studyInvitation.js';
import type { StudyResultsWords } from './english/app/studyResults.js';
import type { StudyWords } from './english/app/study.js';
import type { TakingPartWords } from './english/app/takingPart.js';
import type { Letters } from './letters.js';
import type { RecordWords } from './recordWords.js';
import type { SiteWords } from './siteWords.js';

/** A language as the registry lists it: what is known of it before anything is loaded, and its parts. */
export interface LanguageFolder {
  /** Its name in the language itself. */
  readonly name: string;
  /** Asks, in the language itself, somebody who seems to read it. */
  readonly offer: string;
  /** Everything the screens say. */
  readonly app: () => Promise<AppWords>;
  /** The page that the mail of a study leads to, which nobody else loads. */
  readonly studyInvitation: () => Promise<StudyInvitationWords>;
  /** What the dialog that deletes an account says of studies. */
  readonly leftStudies: () => Promise<LeftStudiesWords>;
  /** The page on which somebody is asked to be the deputy of a study. */
  readonly studyDeputy: () => Promise<StudyDeputyWords>;
  /** The page on which an owner names nodes and states. */
  readonly names: () => Promise<NamesWords>;
  /** The institution's login, where a site has one. */
  readonly institution: () => Promise<InstitutionWords>;
  /** The second factor, for who has to do with one. */
  readonly secondFactor: () => Promise<SecondFactorWords>;
  /** What the overview says to an expert of a study of their own part. */
  readonly takingPart: () => Promise<TakingPartWords>;
  /** What the page says on which an owner runs a study. */
  readonly study: () => Promise<StudyWords>;
  /** The page of what the experts of a study say together. */
  readonly studyResults: () => Promise<StudyResultsWords>;
  /** The letter that asks an expert, for whoever is about to send it. */
  readonly studyLetter: () => Promise<StudyLetter>;
  /** Every mail. */
  readonly mails: () => Promise<Mails>;
  /** The pages of a site whose operator has written none. */
  readonly site: () => Promise<SiteWords>;
  /** The file that a person takes home. */
  readonly record: () => Promise<RecordWords>;
}

/** What the screens say: the application's texts and the kit's. */
export interface AppWords {
  readonly text: Text;
  readonly labels: Labels;
}

/** The letter that asks an expert, and the BCP 47 tag for the dates in it. */
export interface StudyLetter extends Pick<Letters, 'studyInvitation'> {
  readonly dates: string;
}

/** The mails, and the BCP 47 tag for the dates in them. */
export interface Mails {
  readonly letters: Letters;
  readonly dates: string;
}
