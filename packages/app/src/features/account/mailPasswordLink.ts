import { orThrow } from '@credence/api-client';
import { api } from '../../ground/api.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { type Mailed, mailAnswer } from './mailAnswer.js';

/** Mails a link to set a password, if the address has an account. @returns what became of it */
export async function mailPasswordLink(username: string): Promise<Mailed> {
  const { text } = catalogue();
  const answer = await orThrow(api.POST('/user/forgot-password', { body: { username } }));
  return mailAnswer(answer, text.server.passwordLinkSent(answer.message ?? ''), text);
}
