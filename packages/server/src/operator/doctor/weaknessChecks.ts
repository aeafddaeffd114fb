import { findWeaknesses, compareVersions, readAdvisories, readParts, readUntouched } from './advisories.js';
import { type Looked, ok, warning } from './finding.js';
import { type Patient, span } from './patient.js';

/** Seconds after which a list of weaknesses says little of today. */
const old = 100 * 86_400;

/** How many are named in a sentence. */
const most = 5;

/** Whether a weakness is known of something that came with this release. */
export async function checkWeaknesses({ release, dataDir, clock }: Patient): Promise<Looked> {
  const [list, parts] = await Promise.all([readAdvisories({ release, dataDir }), readParts(release)]);
  if (!list || !parts)
    return ok('There is no list of parts here, as in a checkout: what is known of them is not compared.');
  const isUntouched = await readUntouched(release);
  const found = findWeaknesses(parts, list).filter((weakness) => !isUntouched(weakness));
  const age = (clock.now().getTime() - new Date(`${list.made}T00:00:00Z`).getTime()) / 1000;
  if (found.length > 0) {
    const named = found.slice(0, most).map(({ id, part, fixed }) => {
      const name = part.purl.replace(/^pkg:\w+\//, '');
      return `${id} in ${name} ${part.version}${fixed === undefined ? '' : `, not in ${fixed}`}`;
    });
    const more = found.length > most ? `, and ${found.length - most} more` : '';
    return warning(
      `By the list of ${list.made}, parts of this release have known weaknesses: ${named.join('; ')}${more}.`,
      'Update to a release without them.',
    );
  }
  const says = `No weakness of the ${parts.length} parts of this release is known, by the list of ${list.made}`;
  return age < old
    ? ok(`${says}.`)
    : warning(`${says}, which is ${span(age)} old.`, 'Update, or renew it: credence doctor --advisories <file>.');
}

/**
 * Whether PostgreSQL is the newest of its line, and one that somebody patches.
 * @param version as the database says it: "18.4", "15.18 (Debian 15.18-0+deb12u1)"
 */
export async function checkPatched(
  { release, dataDir, config }: Patient,
  version: string,
): Promise<Looked | undefined> {
  const [number = ''] = /^\d+(?:\.\d+)?/.exec(version) ?? [];
  const list = await readAdvisories({ release, dataDir });
  const main = number.split('.')[0] ?? '';
  const newest = list?.postgresql[main];
  const oldest = Math.min(...Object.keys(list?.postgresql ?? {}).map(Number));
  if (Number(main) < oldest && oldest !== Infinity)
    return warning(
      `PostgreSQL ${number} gets no security fixes any more: the oldest that does is ${oldest}.`,
      'Move to a newer main version.',
    );
  const isBehind = newest !== undefined && compareVersions(number, newest) === -1;
  const isOwn = config.databaseUrl === undefined;
  if (!isBehind) return undefined;
  return isOwn
    ? warning(
        `The embedded PostgreSQL ${number} is behind ${newest}, which has security fixes: it is meant for a trial.`,
        'In production, use the PostgreSQL of your distribution with DATABASE_URL: docs/operate.md, “The database”.',
      )
    : warning(
        `PostgreSQL ${number} is behind ${newest}, which has security fixes.`,
        'Update it from where you have it.',
      );
}
