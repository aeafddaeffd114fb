import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imprintParts, type Language, type LegalText, standard } from '@credence/text';
import { compileStrict } from '../http/contract/validators.js';
import { ConfigError } from '../platform/config/config.js';
import {
  defaultSite,
  type ImprintTexts,
  imprintIn,
  type LegalPages,
  otherLanguages,
  type SiteTexts,
  unwritten,
} from '../platform/config/siteTexts.js';
import { logoType } from './logo.js';

/** SITE_CONFIG as written. Omitted entries keep their default. */
interface SiteFile {
  name?: string;
  organisation?: string;
  logo?: string;
  contact?: string;
  imprint?: ImprintTexts;
  privacy?: { version: string; sections: LegalText[] };
  languages?: Partial<Record<string, TranslatedPages>>;
}

interface TranslatedPages {
  imprint?: ImprintTexts;
  privacy?: { sections: LegalText[] };
}

const line = { type: 'string', minLength: 1, maxLength: 200, pattern: '^[^\\r\\n]+$' };
const text = { type: 'string', minLength: 1, maxLength: 100_000 };
const object = (properties: object, required: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const sections = { type: 'array', minItems: 1, items: object({ heading: line, text }, ['heading', 'text']) };
const imprint = object(Object.fromEntries(imprintParts.map((part) => [part, text])));

const translated = object({ imprint, privacy: object({ sections }, ['sections']) });

const isSiteFile = compileStrict(
  object({
    name: line,
    organisation: line,
    logo: line,
    contact: { ...line, pattern: '^(?:[^@\\s]+@[^@\\s]+|https?://\\S+)$' },
    imprint,
    privacy: object({ version: line, sections }, ['version', 'sections']),
    languages: object(Object.fromEntries(otherLanguages.map((tag) => [tag, translated]))),
  }),
);

/**
 * Reads the operator's texts about the site.
 * @param file path of the JSON file of SITE_CONFIG; undefined: all defaults
 * @param needsImprint whether a file without any part of an imprint is refused
 * @throws ConfigError that says what to fix
 */
export function readSite(file: string | undefined, { needsImprint = false } = {}): SiteTexts {
  if (file === undefined) return defaultSite;
  const site = parse(file);
  if (needsImprint && Object.keys(site.imprint ?? {}).length === 0)
    throw wrong(`${file} has no "imprint". Write it, or set IMPRINT=none.`);
  const logo = site.logo === undefined ? undefined : path.resolve(path.dirname(file), site.logo);
  if (logo !== undefined && (!logoType(logo) || !existsSync(logo)))
    throw wrong(`"logo" is "${site.logo}". Name an SVG, PNG, JPEG or WebP file that stands beside ${file}.`);
  if (logo !== undefined) requireReadable(logo);

  return {
    name: site.name ?? defaultSite.name,
    organisation: site.organisation ?? site.name ?? defaultSite.organisation,
    logo,
    contact: site.contact,
    imprint: imprintIn(standard, site.imprint),
    privacy: site.privacy?.sections ?? defaultSite.privacy,
    privacyVersion: site.privacy?.version ?? defaultSite.privacyVersion,
    languages: Object.fromEntries(otherLanguages.map((tag) => [tag, pagesIn(tag, site)])),
  };
}

function pagesIn(language: Language, { imprint: ofSite, privacy, languages }: SiteFile): LegalPages {
  const translation = languages?.[language];
  return {
    // The name of a publisher, say, needs no translation.
    imprint: imprintIn(language, { ...ofSite, ...translation?.imprint }),
    // Never the product's own text beside an operator's.
    privacy: translation?.privacy?.sections ?? (privacy ? undefined : unwritten[language].privacy),
  };
}

function parse(file: string): SiteFile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === 'EACCES') throw unreadable(file);
    throw wrong(
      code === 'ENOENT' ? `there is no file ${file}.` : `${file} cannot be read as JSON: ${(error as Error).message}`,
    );
  }
  if (typeof parsed === 'object' && parsed && 'german' in parsed)
    throw wrong(`${file}: what "german" holds belongs in "languages": {"de": …} now.`);
  if (isSiteFile(parsed)) return parsed as SiteFile;
  const [problem] = isSiteFile.errors ?? [];
  const extra =
    problem?.params && 'additionalProperty' in problem.params ? ` "${problem.params.additionalProperty}"` : '';
  throw wrong(`${file}: ${problem?.instancePath || 'the file'} ${problem?.message ?? 'is not as expected'}${extra}.`);
}

const wrong = (what: string) => new ConfigError([`SITE_CONFIG: ${what} docs/operate.md shows the form.`]);

function requireReadable(file: string): void {
  try {
    closeSync(openSync(file, 'r'));
  } catch {
    throw unreadable(file);
  }
}

const unreadable = (file: string) =>
  new ConfigError([
    `SITE_CONFIG: the account that Credence runs as may not read ${file}. Let it: "chmod 0644 ${file}", and it has to be able to enter the folder.`,
  ]);
