/** One thing that changed in the kit, as its change log or a changeset says it. */
export interface Change {
  /** The version that brought it; undefined while it is not released. */
  readonly version: string | undefined;
  /** What changed, in words, `code` between backticks. */
  readonly text: string;
  /** The components that it concerns. */
  readonly components: readonly string[];
  /** Those of them of which a page that uses them has to change. */
  readonly breaks: readonly string[];
}

const KIT = '@credence/ui';
/** Changesets writes the commit before what it says: `- 1a2b3c4: Styles are …`. */
const ENTRY = /^- (?:[0-9a-f]{7,}: )?/;
/** What it ends with, for the pages of components and not for readers: `Components: DataTable!, Tabs`, or `none`. */
const COMPONENTS = / ?Components: (none|[A-Z]\w*!?(?:, [A-Z]\w*!?)*)$/;
const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

function changeOf(version: string | undefined, entry: string): Change {
  const [last = '', list = 'none'] = COMPONENTS.exec(entry) ?? [];
  const named = list === 'none' ? [] : list.split(', ');
  return {
    version,
    text: entry.slice(0, entry.length - last.length),
    components: named.map((name) => name.replace('!', '')),
    breaks: named.filter((name) => name.endsWith('!')).map((name) => name.slice(0, -1)),
  };
}

/** What a change log says, version by version, newest first. What only follows from other packages is left out. */
export function readChangelog(text: string): readonly Change[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [version = '', ...lines] = section.split('\n');
      const body = lines.filter((line) => !line.startsWith('### ')).join('\n');
      return body
        .split(/\n(?=- )|\n{2,}(?=\S)/)
        .map((entry) => oneLine(entry.trim().replace(ENTRY, '')))
        .filter((entry) => entry !== '' && !entry.startsWith('Updated dependencies'))
        .map((entry) => changeOf(version.trim(), entry));
    });
}

/** What a changeset says, if it is one of the kit. */
export function readChangeset(text: string): Change | undefined {
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  return head.includes(`'${KIT}'`) ? changeOf(undefined, oneLine(body)) : undefined;
}

/** The changes that concern one of these components, with what they break of these. */
export const changesOf = (names: readonly string[], changes: readonly Change[]): readonly Change[] =>
  changes
    .filter(({ components }) => components.some((name) => names.includes(name)))
    .map((change) => ({ ...change, breaks: change.breaks.filter((name) => names.includes(name)) }));

/** Changes below the version that brought them, in the order of versions; what breaks something first. */
export const byVersion = (changes: readonly Change[]): readonly (readonly [version: string, of: readonly Change[]])[] =>
  [...Map.groupBy(changes, ({ version }) => version ?? 'Unreleased')].map(([version, of]) => [
    version,
    of.toSorted((a, b) => Number(b.breaks.length > 0) - Number(a.breaks.length > 0)),
  ]);
