import { readStoredState } from '../monitoring/storedState.js';
import { lateAfter } from '../platform/mail/mails.js';
import { greetMailServer } from '../platform/mail/transport.js';
import { failing, type Looked, ok, warning } from './finding.js';
import { databaseOf, type Patient, patience, span, whyNot } from './patient.js';

/** Whether the mail server takes us; nothing is sent. */
export async function checkMailServer({ config: { smtpUrl } }: Patient): Promise<Looked> {
  if (!smtpUrl) return ok('There is no mail server in SMTP_URL: every mail is a file in DATA_DIR/outbox.');
  const { host } = new URL(smtpUrl);
  try {
    await greetMailServer(smtpUrl, patience);
    return ok(`The mail server ${host} takes mails from here.`);
  } catch (error) {
    return failing(
      `The mail server ${host} does not take mails from here (${whyNot(error)}).`,
      'Correct SMTP_URL, then try "credence mail test". Mails wait meanwhile.',
    );
  }
}

/** Whether mails wait that should have gone. */
export async function checkMails(patient: Patient): Promise<Looked> {
  const state = await readStoredState(databaseOf(patient), patient.clock.now());
  const { mailsWaiting, oldestMail, mailsGivenUp } = state;
  const givenUp = mailsGivenUp > 0 ? ` Within 30 days, ${mailsGivenUp} were given up.` : '';
  if (mailsWaiting === 0) return ok(`No mail is due.${givenUp}`);
  const says = `${mailsWaiting} ${mailsWaiting === 1 ? 'mail is' : 'mails are'} due, the first for ${span(oldestMail)}.${givenUp}`;
  return oldestMail < lateAfter ? ok(says) : warning(says, 'See what is said of the mail server and the schedule.');
}
