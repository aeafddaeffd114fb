import type { StudyLetter } from './language.js';
import type { Letter, StudyFacts } from './letters.js';
import { plainMessage } from './plainWords.js';
import { writeMoment } from './writtenDates.js';

/** What every mail of a study that asks an expert says, and in which time zone its date is. */
export interface StudyAsking extends Omit<StudyFacts, 'url' | 'closes'> {
  readonly timeZone: string;
}

/** The letter that asks an expert, with what whoever asks has written to them. */
export const writeStudyInvitation = (
  { studyInvitation, dates }: StudyLetter,
  { timeZone, ...asking }: StudyAsking,
  { url, closesAt, message }: { readonly url: string; readonly closesAt: Date; readonly message: string },
): Letter =>
  studyInvitation({
    ...asking,
    url,
    closes: writeMoment(closesAt, dates, timeZone),
    message: plainMessage(message),
  });
