import { isNotNull, sql } from 'drizzle-orm';
import { mails } from '../src/database/schema/index.js';
import type { Mail } from '../src/platform/mail/letter.js';
import { openMail } from '../src/platform/mail/sealMail.js';
import type { TestApp } from './testApp.js';

/** The queued mails, oldest first; those of one moment of a stopped clock as they were written. */
export async function mailbox({ database, config }: TestApp): Promise<Mail[]> {
  const queued = database.select().from(mails).where(isNotNull(mails.sealed));
  // A row may take the place of one that was deleted before it.
  const rows = await queued.orderBy(mails.createdAt, sql`xmin::text::bigint`, sql`cmin::text::bigint`, sql`ctid`);
  return rows.map(({ sealed }) => openMail(sealed!, config.secret));
}

/** A link in a mail, split into its parts. */
export interface MailedLink {
  path: string;
  user: string;
  secret: string;
}

/** The links in the mails to a person, oldest first. */
export async function linksTo(app: TestApp, to: string): Promise<MailedLink[]> {
  return (await mailbox(app)).filter((mail) => mail.to === to).flatMap(linkOf);
}

/** The link in the latest mail to a person. */
export async function newestLink(app: TestApp, to: string): Promise<MailedLink> {
  const newest = (await mailbox(app)).findLast((mail) => mail.to === to);
  const [link] = newest ? linkOf(newest) : [];
  if (!link) throw new Error(`there is no link for ${to}`);
  return link;
}

function linkOf({ text }: Mail): MailedLink[] {
  const url = /https?:\/\/\S+/.exec(text)?.[0];
  if (!url) return [];
  const { pathname, hash } = new URL(url);
  const held = new URLSearchParams(hash.slice(1));
  return [{ path: pathname, user: held.get('user') ?? '', secret: held.get('secret') ?? '' }];
}
