/** One thing that changed in the kit, as its change log or a changeset says it. */
export interface Change {
  /** The version that brought it; undefined while it is not released. */
  readonly version: string | undefined;
  /** What changed, in words, `code` between backticks. */
  readonly text: string;
}

const KIT = '@credence/ui';
/** Changesets writes the commit before what it says: `- 1a2b3c4: Styles are …`. */
const ENTRY = /^- (?:[0-9a-f]{7,}: )?/;
const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

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
        .map((entry) => ({ version: version.trim(), text: entry }));
    });
}

/** What a changeset says, if it is one of the kit. */
export function readChangeset(text: string): Change | undefined {
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  return head.includes(`'${KIT}'`) ? { version: undefined, text: oneLine(body) } : undefined;
}

/** The names in code that a change mentions: `Button`, `<Button>`, `Button.size`. */
const mentioned = ({ text }: Change) =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => [...code.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name));

/** The changes that mention one of these components. */
export const changesOf = (names: readonly string[], changes: readonly Change[]): readonly Change[] =>
  changes.filter((change) => mentioned(change).some((name) => names.includes(name)));
