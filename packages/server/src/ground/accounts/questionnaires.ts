import { eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { questionnaires } from '../../database/schema/index.js';

export type QuestionnaireRow = typeof questionnaires.$inferSelect;

/** Keeps what a person said, in place of what they said before: the averages count everybody once. */
export async function putQuestionnaire(reader: Reader, row: QuestionnaireRow): Promise<void> {
  await reader.insert(questionnaires).values(row).onConflictDoUpdate({ target: questionnaires.userId, set: row });
}

/** Whether this person has handed the questionnaire in. */
export async function hasSubmittedQuestionnaire(reader: Reader, userId: string): Promise<boolean> {
  return (await reader.$count(questionnaires, eq(questionnaires.userId, userId))) > 0;
}
