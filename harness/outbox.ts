import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The e-mails of a product without SMTP: one file each. */
export class Outbox {
  readonly #folder: string;

  constructor(dataFolder: string) {
    this.#folder = path.join(dataFolder, 'outbox');
  }

  /** Waits for an e-mail to an address with this in its subject, and returns its text. */
  async arrived(to: string, subject: string): Promise<string> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const mail = this.#mails().find((each) => each.to.includes(to) && each.subject.includes(subject));
      if (mail) return mail.text;
      if (Date.now() > deadline) throw new Error(`No mail "${subject}" to ${to}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** The recipients of all e-mails. */
  recipients(): string[] {
    return this.#mails().map(({ to }) => to);
  }

  /** The first link in that e-mail. */
  async address(to: string, subject: string): Promise<string> {
    const link = /https?:\/\/\S+/.exec(await this.arrived(to, subject))?.[0];
    if (!link) throw new Error(`No link in the mail "${subject}" to ${to}`);
    return link;
  }

  /** The link with a secret in that e-mail. */
  async link(to: string, subject: string): Promise<string> {
    const link = /https?:\/\/\S*secret=[\w%-]+/.exec(await this.arrived(to, subject))?.[0];
    if (!link) throw new Error(`No link in the mail "${subject}" to ${to}`);
    return link;
  }

  #mails() {
    return files(this.#folder).map((file) => {
      const source = readFileSync(path.join(this.#folder, file), 'utf8');
      const header = (name: string) => unfolded(new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, 'im').exec(source)?.[1]);
      return { to: header('To'), subject: header('Subject'), text: readable(source) };
    });
  }
}

function files(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.eml'));
  } catch {
    // The folder is created with the first e-mail.
    return [];
  }
}

const unfolded = (header = '') => decoded(header.replace(/\r?\n[ \t]/g, ' '));

/** A header with letters beyond ASCII consists of encoded words (RFC 2047), which join without the blank between them. */
function decoded(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeURIComponent(word.replaceAll('%', '%25').replaceAll('_', ' ').replaceAll('=', '%')),
    );
}

/** The plain-text part, decoded. */
function readable(source: string): string {
  const part = /Content-Type: text\/plain[^]*?\r?\n\r?\n([^]*?)(?:\r?\n--|$)/i.exec(source)?.[0] ?? source;
  const body = part.slice(part.search(/\r?\n\r?\n/)).trim();
  if (/Content-Transfer-Encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/Content-Transfer-Encoding: quoted-printable/i.test(part)) return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
