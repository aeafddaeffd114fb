export { dateFormat, writeZoned } from './dateFormat.js';
export type { Text } from './english/app.js';
export type { FirstText } from './english/first.js';
export type { StudyWords } from './english/app/study.js';
export type { StudyResultsWords } from './english/app/studyResults.js';
export type { Failure, FailureTexts } from './failures.js';
export type { AppWords, LanguageFolder, Mails, StudyLetter } from './language.js';
export { isLanguage, type Language, languages, ofEach, standard, tags } from './languages.js';
export type { InvitationFacts, LeftStudies, Letter, Letters } from './letters.js';
export { isLeftOut, plainMessage, plainName } from './plainWords.js';
export {
  type ExportKey,
  type RecordColumn,
  recordColumns,
  type RecordedAct,
  recordedActs,
  type RecordWords,
  type StoredKey,
} from './recordWords.js';
export { type ImprintPart, imprintParts, type LegalText, type SiteWords } from './siteWords.js';
export { type StudyAsking, writeStudyInvitation } from './studyAsking.js';
export { writeClock, writeDay, writeMoment } from './writtenDates.js';
