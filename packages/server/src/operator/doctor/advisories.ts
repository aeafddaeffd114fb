import { createPublicKey, verify } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../../platform/commandError.js';

/** A known weakness, in the shape of OSV (https://ossf.github.io/osv-schema): the parts that are read. */
interface Advisory {
  readonly id: string;
  readonly summary?: string;
  readonly affected?: readonly Affected[];
}

interface Affected {
  readonly package?: { readonly ecosystem?: string; readonly name?: string; readonly purl?: string };
  readonly ranges?: readonly { readonly type: string; readonly events: readonly RangeEvent[] }[];
  readonly versions?: readonly string[];
}

interface RangeEvent {
  readonly introduced?: string;
  readonly fixed?: string;
  readonly last_affected?: string;
}

/** What a release knows of weaknesses, or a file that renews it. */
export interface AdvisoryList {
  /** The day it was made, YYYY-MM-DD. */
  readonly made: string;
  /** The newest PostgreSQL by its main version: "18" is "18.6". */
  readonly postgresql: Readonly<Record<string, string>>;
  readonly vulns: readonly Advisory[];
}

/** A part of the installation, by its package URL without version and qualifiers. */
export interface ReleasePart {
  readonly purl: string;
  readonly version: string;
}

/** A part with a weakness, and the version without it if one is known. */
export interface Weakness {
  readonly id: string;
  readonly part: ReleasePart;
  readonly fixed: string | undefined;
}

/** The files of a release that say what is in it, lying beside each other. */
const files = { list: 'advisories.json', parts: 'sbom.cdx.json', vex: 'vex.openvex.json', key: 'credence.pub' };

const textIn = (folder: string, name: string) => readFile(path.join(folder, name), 'utf8').catch(() => undefined);

/**
 * Renews the list of weaknesses by a file that its maker signed: `openssl pkeyutl -sign -rawin` beside it, as `<file>.sig`.
 * @throws CommandError if it is broken, signed by somebody else, or older than the one that there is
 */
export async function renewAdvisories(file: string, { release, dataDir }: Folders): Promise<AdvisoryList> {
  const [text, signature, key] = await Promise.all([
    readFile(file).catch(() => undefined),
    readFile(`${file}.sig`).catch(() => undefined),
    textIn(release, files.key),
  ]);
  if (!text) throw new CommandError(`${file} cannot be read. Nothing was renewed.`);
  if (key === undefined)
    throw new CommandError(
      `This release came without a key (${files.key}), so no list can be checked. Nothing was renewed.`,
    );
  if (!signature) throw new CommandError(`There is no signature ${file}.sig. Nothing was renewed.`);
  const list = verifyList(text, signature, key);
  if (!list)
    throw new CommandError(`${file} is broken, or signed by somebody else than this release. Nothing was renewed.`);
  const known = await readAdvisories({ release, dataDir });
  if (known && known.made > list.made)
    throw new CommandError(`${file} is of ${list.made}, older than what is here (${known.made}). Nothing was renewed.`);
  await mkdir(dataDir, { recursive: true });
  for (const [name, bytes] of [[files.list, text] as const, [`${files.list}.sig`, signature] as const]) {
    await writeFile(path.join(dataDir, `${name}.new`), bytes, { mode: 0o600 });
    await rename(path.join(dataDir, `${name}.new`), path.join(dataDir, name));
  }
  return list;
}

/** Where the release lies, and where this installation keeps what is its own. */
export interface Folders {
  readonly release: string;
  readonly dataDir: string;
}

/** The newer of the release's own list and of the one that renewed it; undefined where there is none, as in a checkout. */
export async function readAdvisories({ release, dataDir }: Folders): Promise<AdvisoryList | undefined> {
  const [own, text, signature, key] = await Promise.all([
    textIn(release, files.list),
    readFile(path.join(dataDir, files.list)).catch(() => undefined),
    readFile(path.join(dataDir, `${files.list}.sig`)).catch(() => undefined),
    textIn(release, files.key),
  ]);
  const releaseList = own === undefined ? undefined : parseList(own);
  // Checked again each time: whoever can write to DATA_DIR need not be who signed it.
  const renewed = text && signature && key !== undefined ? verifyList(text, signature, key) : undefined;
  return renewed && (!releaseList || renewed.made >= releaseList.made) ? renewed : releaseList;
}

function verifyList(text: Buffer, signature: Buffer, key: string): AdvisoryList | undefined {
  try {
    return verify(null, text, createPublicKey(key), signature) ? parseList(text.toString('utf8')) : undefined;
  } catch {
    return undefined;
  }
}

function parseList(text: string): AdvisoryList | undefined {
  try {
    const { made, postgresql, vulns } = JSON.parse(text) as Partial<AdvisoryList>;
    const isWhole = typeof made === 'string' && /^\d{4}-\d\d-\d\d$/.test(made) && Array.isArray(vulns);
    return isWhole ? { made, postgresql: postgresql ?? {}, vulns } : undefined;
  } catch {
    return undefined;
  }
}

/** The parts of the release by its SBOM; undefined where there is none, as in a checkout. */
export async function readParts(release: string): Promise<readonly ReleasePart[] | undefined> {
  const text = await textIn(release, files.parts);
  if (text === undefined) return undefined;
  const { components = [] } = JSON.parse(text) as { components?: { purl?: string; version?: string }[] };
  return components.flatMap(({ purl, version }) => (purl && version ? [{ purl: bareUrl(purl), version }] : []));
}

/** A statement of a release (OpenVEX) on a weakness of its parts. */
interface Statement {
  readonly vulnerability: { readonly name: string };
  readonly status: string;
  readonly products?: readonly (Named & { readonly subcomponents?: readonly Named[] })[];
}

interface Named {
  readonly '@id': string;
}

/** Whether the release says of a weakness that it does not touch it in that part. */
export async function readUntouched(release: string): Promise<(weakness: Weakness) => boolean> {
  const text = await textIn(release, files.vex);
  const { statements = [] } = JSON.parse(text ?? '{}') as { statements?: readonly Statement[] };
  const untouched = statements
    .filter(({ status }) => status === 'not_affected' || status === 'fixed')
    .flatMap(({ vulnerability: { name }, products = [] }) =>
      products
        .flatMap((product) => [product, ...(product.subcomponents ?? [])])
        .map((named) => ({ id: name, purl: withoutQualifiers(named['@id']) })),
    );
  return ({ id, part: { purl, version } }) =>
    untouched.some((said) => said.id === id && (said.purl === purl || said.purl === `${purl}@${version}`));
}

/** Which parts have which weaknesses. */
export function findWeaknesses(parts: readonly ReleasePart[], { vulns }: AdvisoryList): Weakness[] {
  return vulns.flatMap(({ id, affected = [] }) =>
    affected.flatMap((each) =>
      parts
        .filter((part) => urlOf(each) === part.purl)
        .flatMap((part) => {
          const range = findRange(each, part.version);
          return range ? [{ id, part, fixed: range.fixed }] : [];
        }),
    ),
  );
}

const withoutQualifiers = (purl: string) => decodeURIComponent(purl.replace(/[?#].*$/, ''));

const bareUrl = (purl: string) => withoutQualifiers(purl).replace(/(?<=.)@[^/@]*$/, '');

function urlOf({ package: named }: Affected): string | undefined {
  if (named?.purl) return bareUrl(named.purl);
  return named?.ecosystem === 'npm' && named.name ? `pkg:npm/${named.name}` : undefined;
}

/** How a version is affected, which one is too that cannot be compared; undefined if it is not. */
function findRange(
  { ranges = [], versions = [] }: Affected,
  version: string,
): { fixed: string | undefined } | undefined {
  const order = (other: string) => compareVersions(version, other);
  for (const { type, events } of ranges) {
    if (type === 'GIT') continue;
    let inside = false;
    for (const { introduced, fixed, last_affected: last } of events) {
      if (introduced !== undefined && (order(introduced) ?? 0) >= 0) inside = true;
      if (fixed !== undefined && (order(fixed) ?? -1) >= 0) inside = false;
      if (last !== undefined && (order(last) ?? 0) > 0) inside = false;
    }
    if (inside) return { fixed: events.find(({ fixed }) => fixed !== undefined && (order(fixed) ?? -1) < 0)?.fixed };
  }
  return versions.includes(version) ? { fixed: undefined } : undefined;
}

/** Its numbers, and the letter behind them with which OpenSSL counts on: 1.1.1z is followed by 1.1.1za. */
const numbered = /^v?(\d+(?:\.\d+)*)(z*[a-z]?)$/;

/**
 * Compares versions by their numbers; what is before a release, such as 1.0.0-beta.2, comes before it. Undefined if they
 * cannot be compared.
 */
export function compareVersions(one: string, other: string): number | undefined {
  const [first, second] = [one, other].map((version) => version.split('+')[0]!.split('-')) as [string[], string[]];
  const [left, right] = [numbered.exec(first[0]!), numbered.exec(second[0]!)];
  if (!left || !right) return undefined;
  const [numbers, others] = [left[1]!.split('.').map(Number), right[1]!.split('.').map(Number)];
  for (let at = 0; at < Math.max(numbers.length, others.length); at += 1) {
    const difference = (numbers[at] ?? 0) - (others[at] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  if (left[2] !== right[2]) return left[2]! < right[2]! ? -1 : 1;
  const [before, after] = [first.slice(1).join('-'), second.slice(1).join('-')];
  if (before === after) return 0;
  if (before === '' || after === '') return before === '' ? 1 : -1;
  return Math.sign(before.localeCompare(after, 'en', { numeric: true }));
}
