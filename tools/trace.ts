import { readFileSync } from 'node:fs';
import { filesBelow } from '../build/fingerprint.ts';
import { inRoot } from '../build/workspace.ts';
import { cited, group, statements, untold } from './requirements.ts';

/** `npm run trace`: the statements of docs/requirements.md that no test or story cites. A report; it never fails. */
const read = (file: string) => readFileSync(inRoot(file), 'utf8');

const known = statements(read('docs/requirements.md'));
/** What proves something: tests, stories, and the checks over all that is built. */
const PROOF = /\.(?:test|stories)\.tsx?$|^tools\/checks\//;
/** Its statements are examples. */
const EXAMPLES = 'tools/requirements.test.ts';
const sources = filesBelow([
  'build',
  'packages',
  'harness',
  'e2e',
  'benchmarks',
  'embeds',
  'tools',
  '.storybook',
]).filter((file) => PROOF.test(file) && file !== EXAMPLES);
const citations = cited(sources.map(read));
const open = untold(known, citations);

for (const [heading, ids] of group(open)) console.log(`${heading}: ${ids.length} open\n  ${ids.join(' ')}`);
const strange = [...citations].filter((id) => !known.some((statement) => statement.id === id));
if (strange.length > 0) console.log(`Cited, but not in docs/requirements.md: ${strange.join(' ')}`);
console.log(
  `${known.length - open.length} of ${known.length} statements are cited by ${sources.length} test and story files.`,
);
