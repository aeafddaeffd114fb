import { readFileSync } from 'node:fs';
import { filesBelow } from '../../build/fingerprint.ts';
import { inRoot } from '../../build/workspace.ts';
import { roles, type RoleRow } from '../../packages/server/src/roles/roles.ts';
import type { Check } from './check.ts';

/** Where the table is, and where the application reads a role from the wire to ask the table. */
const TABLE = /^packages\/(?:server\/src\/roles\/roles\.ts|app\/src\/ground\/access\/)/;
const TESTS = /\.(?:test|stories)\.tsx?$|^packages\/app\/src\/test\//;

/** The names of roles, and what the database and the lists of networks call them. */
const words = new Set(
  (Object.entries(roles) as [string, RoleRow][]).flatMap(([name, { member, type }]) =>
    [name, member, type].filter((word) => word !== undefined),
  ),
);
const word = `(['"\`])(?<word>${[...words].join('|')})\\1`;
/** What has a role as its value, in code and in SQL. */
const field = '\\b(?:role|type)\\b';
/** A role that is compared: `type === 'owned'`, `role in ('expert'`, `eq(members.role, 'expert')`, `case 'owned':` */
const comparisons = [
  `${field}\\s*(?:[!=]==?|<>|=(?!>)|(?:not )?in\\s*\\()\\s*${word}`,
  `\\b(?:eq|ne|inArray|notInArray)\\([^()]*${field},\\s*\\[?${word}`,
  `${word}\\s*[!=]==?\\s*(?:\\w+[?!]?\\.)*${field}`,
  `${word}[^\\]]*\\]\\.includes\\((?:\\w+[?!]?\\.)*${field}`,
  `\\bcase\\s+${word}`,
].map((pattern) => new RegExp(pattern, 'g'));
/** An assignment has the sign that compares in SQL. */
const assignment = /\b(?:const|let)\s+(?:role|type)\s*=/;
const comment = /^\s*(?:\/\/|\/?\*)/;

/** Where code, or SQL within it, decides by a role. */
export function roleWordsIn(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      comment.test(line) || assignment.test(line)
        ? []
        : comparisons
            .flatMap((comparison) => [...line.matchAll(comparison)])
            .map(({ groups }) => `${file}:${index + 1} '${groups!.word}'`),
    );
}

/** Code decides by permissions: only the table says what a role may do. */
export const roleWords: Check = () => {
  const files = filesBelow(['packages/server/src', 'packages/app/src']).filter(
    (file) => /\.tsx?$/.test(file) && !TESTS.test(file) && !TABLE.test(file),
  );
  const found = files.flatMap((file) => roleWordsIn(file, readFileSync(inRoot(file), 'utf8')));
  const ok = found.length === 0;
  const line = `roles: ${files.length} files, ${words.size} words, ${ok ? 'ok' : 'failed'}`;
  const details = found.map((at) => `${at} decides by a role: ask for a permission of the table of roles`).join('\n');
  return Promise.resolve({ ok, line, details });
};
