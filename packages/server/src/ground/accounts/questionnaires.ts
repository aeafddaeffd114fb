import { eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { questionnaires } from '../../database/schema/index.js';

/** Whether this person has submitted the questionnaire. */
export async function hasSubmittedQuestionnaire(reader: Reader, userId: string): Promise<boolean> {
  return (await reader.$count(questionnaires, eq(questionnaires.userId, userId))) > 0;
}
