import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { standard, tags } from '@credence/text';
import { afterAll, describe, expect, test } from 'vitest';
import { defaultSite } from '../platform/config/siteTexts.js';
import { retention } from '../platform/limits/retention.js';
import { readSite } from './readSite.js';

const folder = mkdtempSync(path.join(tmpdir(), 'credence-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(content: unknown): string {
  const file = path.join(folder, 'site.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** Does something with the rights of an account that owns nothing, where this one may read everything. */
function withoutRights<Result>(work: () => Result): Result {
  if (process.getuid?.() !== 0) return work();
  process.seteuid!(65_534);
  try {
    return work();
  } finally {
    process.seteuid!(0);
  }
}

describe('what the operator says of the site', () => {
  test('by default every part of the imprint is named, and says whose it is to fill in (R-121, R-122, R-123, R-124, R-125, R-126)', () => {
    const site = readSite(undefined);
    expect(site.imprint.map(({ heading }) => heading)).toEqual([
      'Publisher',
      'Editor in charge',
      'Board',
      'Terms of use',
      'Liability',
      'Hosting',
    ]);
    for (const { text } of site.imprint) expect(text).toContain('To be filled in by the operator');
    expect(site.privacy.length).toBeGreaterThan(0);
  });

  test('takes what is given and leaves the rest', () => {
    const site = readSite(
      written({ name: 'Larynx study', imprint: { publisher: 'The clinic' }, contact: 'help@clinic.example' }),
    );
    expect([site.name, site.organisation, site.contact]).toEqual([
      'Larynx study',
      'Larynx study',
      'help@clinic.example',
    ]);
    expect(site.imprint[0]).toEqual({ heading: 'Publisher', text: 'The clinic' });
    expect(site.imprint[1]).toEqual(defaultSite.imprint[1]);
    expect(site.privacyVersion).toBe('default');
  });

  test('B-276 where an imprint is needed, a file without any part of one is refused', () => {
    const needed = { needsImprint: true };
    for (const content of [
      { name: 'Larynx study' },
      { imprint: {} },
      { languages: { de: { imprint: { terms: 'Seid nett.' } } } },
    ])
      expect(() => readSite(written(content), needed)).toThrow(/site\.json has no "imprint"\. .*IMPRINT=none/);
    expect(readSite(written({ imprint: { publisher: 'The clinic' } }), needed).imprint[0]?.text).toBe('The clinic');
    expect(readSite(written({ name: 'Larynx study' })).name).toBe('Larynx study');
  });

  test('R-2734: each language of the product may have pages of its own; another one stops the start', () => {
    expect(Object.keys(readSite(undefined).languages)).toEqual(tags.filter((tag) => tag !== standard));
    expect(() => readSite(written({ languages: { tlh: {} } }))).toThrow(/languages.*"tlh"/);
    expect(() => readSite(written({ german: {} }))).toThrow(
      /what "german" holds belongs in "languages": \{"de": …\} now/,
    );
  });

  test('R-2508: German readers get both pages in German, and what the operator wrote', () => {
    const plain = readSite(undefined).languages.de!;
    expect(plain.imprint[0]).toEqual({ heading: 'Herausgeber', text: 'Vom Betreiber dieser Website auszufüllen.' });
    expect(plain.privacy?.map(({ heading }) => heading)).toContain('Wie lange');
    expect(plain.privacy).toHaveLength(defaultSite.privacy.length);

    const privacy = { version: '2026-11', sections: [{ heading: 'All', text: 'We store little.' }] };
    const sections = [{ heading: 'Alles', text: 'Wir speichern wenig.' }];
    const imprint = { publisher: 'The clinic', terms: 'Be kind.' };
    expect(readSite(written({ privacy })).languages.de?.privacy).toBeUndefined();
    const {
      languages: { de: german },
    } = readSite(
      written({ privacy, imprint, languages: { de: { imprint: { terms: 'Seid nett.' }, privacy: { sections } } } }),
    );
    expect(german?.privacy).toEqual(sections);
    expect(german?.imprint.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['The clinic', 'Seid nett.', 'Vom Betreiber dieser Website auszufüllen.']),
    );
  });

  test('R-2509: the privacy text names the periods that are kept', () => {
    const { privacy, languages } = readSite(undefined);
    const days = (period: number) => new RegExp(`\\b${period / 86_400_000} (days|Tage)`);
    for (const sections of [privacy, ...Object.values(languages).map((pages) => pages.privacy ?? [])]) {
      const all = sections.map(({ text }) => text).join(' ');
      for (const period of ['endedSessions', 'knownBrowsers', 'deletedNetworks', 'deletedAccounts'] as const)
        expect(all).toMatch(days(retention[period]));
    }
  });

  test('a privacy text comes with its version', () => {
    const privacy = { version: '2026-11', sections: [{ heading: 'All', text: 'We store little.' }] };
    expect(readSite(written({ privacy })).privacyVersion).toBe('2026-11');
    expect(() => readSite(written({ privacy: { sections: privacy.sections } }))).toThrow(/privacy.*version/);
  });

  test.each([
    ['no JSON', '{ name: ', /cannot be read as JSON/],
    ['a misspelled key', { nmae: 'x' }, /additional properties "nmae"/],
    ['a name of two lines', { name: 'a\r\nBcc: b' }, /name/],
    ['a logo that is no picture', { logo: 'logo.html' }, /"logo" is "logo.html"/],
    ['a logo that is not there', { logo: 'nothing.svg' }, /"logo" is "nothing.svg"/],
  ])('%s stops the start with a sentence', (_what, content, sentence) => {
    expect(() => readSite(written(content))).toThrow(sentence);
  });

  test('R-3287: a file that the account may not read, or whose folder it may not enter, is told as such', () => {
    const file = written({ logo: 'logo.svg' });
    const logo = path.join(folder, 'logo.svg');
    writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const said = (which: string) =>
      `SITE_CONFIG: the account that Credence runs as may not read ${which}. Let it: "chmod 0644 ${which}"`;
    const read = () => withoutRights(() => readSite(file));
    chmodSync(folder, 0o600);
    expect(read).toThrow(said(file));
    chmodSync(folder, 0o755);
    chmodSync(file, 0o000);
    expect(read).toThrow(said(file));
    chmodSync(file, 0o644);
    chmodSync(logo, 0o000);
    expect(read).toThrow(said(logo));
    chmodSync(logo, 0o644);
    expect(read().logo).toBe(logo);
  });

  test('a file that is not there stops the start with a sentence', () => {
    expect(() => readSite(path.join(folder, 'nowhere.json'))).toThrow(/there is no file/);
  });
});
