import { isNotNull } from 'drizzle-orm';
import { mails } from '../src/database/schema/index.js';
import type { Mail } from '../src/platform/mail/letter.js';
import { openMail } from '../src/platform/mail/sealMail.js';
import type { TestApp } from './testApp.js';

/** The mails that wait to be sent, the oldest first. */
export async function mailbox({ database, config }: TestApp): Promise<Mail[]> {
  const rows = await database.select().from(mails).where(isNotNull(mails.sealed)).orderBy(mails.createdAt);
  return rows.map(({ sealed }) => openMail(sealed!, config.secret));
}

/** The link of the newest mail to somebody, taken apart. */
export async function newestLink(app: TestApp, to: string): Promise<{ path: string; user: string; secret: string }> {
  const mail = (await mailbox(app)).findLast((sent) => sent.to === to);
  const url = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!url) throw new Error(`there is no link for ${to}`);
  const { pathname, searchParams } = new URL(url);
  return { path: pathname, user: searchParams.get('user') ?? '', secret: searchParams.get('secret') ?? '' };
}
