import type { Operation } from '../../http/operation.js';
import { allowAttempts } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import { checkQuestionnaire, storeQuestionnaire } from './storeQuestionnaire.js';

export const submitQuestionnaire: Operation<'submitQuestionnaire'> = async ({ body, caller: { user } }, services) => {
  const { database, clock, config } = services;
  checkQuestionnaire(body);
  const attempt = { limit: limits.questionnaireByAccount, subject: user.id };
  await allowAttempts(database, [attempt], { secret: config.secret, at: clock.now() });
  await storeQuestionnaire(services, user, body);
  return { success: true, message: 'Thank you for your feedback!' };
};
