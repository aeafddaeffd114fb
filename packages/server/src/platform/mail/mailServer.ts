/** What this process knows of the mail server. */
export interface MailServer {
  /** It took no mail when it was last asked: mails wait, and go out once it does. */
  isAway: boolean;
}

/** What the log says of mails; docs/operate.md explains it. */
export const mailLines = {
  /** Once, when the mail server goes away. */
  away: 'the mail server takes no mails: they wait',
  /** Once, when it is back. */
  back: 'the mail server takes mails again',
  /** Of one mail that the mail server did not take, the first time. */
  waits: 'a mail has to wait',
  givenUp: 'a mail is given up',
  allGivenUp: 'mails are given up: the mail server was away for too long',
} as const;
