import { readFileSync } from 'node:fs';
import { roles, type RoleRow } from '../../packages/server/src/roles/roles.ts';
import { filesBelow } from '../fingerprint.ts';
import { inRoot } from '../workspace.ts';
import type { Check } from './check.ts';

/** Where such a word stands for something else, or is what the wire says. */
const ALLOWED: Readonly<Record<string, string>> = {
  'packages/app/src/ground/access/may.ts': 'reads the `type` of a network from the wire',
  'packages/app/src/screens/home/FirstHome.tsx': 'is the `type` of the row that the build draws',
  'packages/app/src/features/networks/changeNetwork.ts': 'says what a call makes of the `type` of a network',
  'packages/app/src/screens/manage-networks/allNetworks.ts': 'names the three lists of the contract',
  'packages/app/src/screens/network-overview/activity/networkActivity.ts': 'finds the name of the owner by its `part`',
  'packages/app/src/screens/network-overview/activity/Activity.tsx':
    'marks those who have not answered by their `part`',
  'packages/app/src/features/sharing/useInvitation.ts': 'reads what became of an address that was invited',
  'packages/server/src/features/sharing/inviteByEmail.ts': 'says what became of an address that was invited',
  'packages/server/src/features/study/inviteExperts.ts': 'says what became of an address that was invited',
  'packages/app/src/screens/study/InvitedResults.tsx': 'reads what became of an address that was invited',
  'packages/app/src/screens/study/InviteExperts.tsx': 'reads what became of an address that was invited',
  'packages/app/src/screens/study/knownPeople.ts': 'says what part a person has, beside their address',
  'packages/app/src/screens/study-invitation/studyLink.ts': 'is a part of the link in a mail',
  'packages/server/src/features/sharing/mailInvitation.ts': 'is the name of a letter',
  'packages/server/src/ground/nodes/presentDetails.ts': 'says who wrote a text',
  'packages/server/src/cli/commands.ts': 'is printed for the operator',
};

/** The table, from which the generated map is made. */
const TABLE = /^packages\/(?:server\/src\/roles\/roles|app\/src\/ground\/access\/mayByType)\.ts$/;
const TESTS = /\.(?:test|stories)\.tsx?$|^packages\/app\/src\/test\//;

/** The names of roles, and what the database and the wire call them. */
const words = new Set(
  (Object.entries(roles) as [string, RoleRow][]).flatMap(([name, { member, type, part }]) =>
    [name, member, type, part].filter((word) => word !== undefined),
  ),
);
/** In quotes, but for the key of a type: `Text['invitation']`. */
const quoted = new RegExp(`(?<!\\w\\[)(['"\`])(${[...words].join('|')})\\1`, 'g');
const comment = /^\s*(?:\/\/|\/?\*)/;

/** Where a word for a role stands in code, or in SQL within it. */
export function roleWordsIn(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      comment.test(line) ? [] : [...line.matchAll(quoted)].map(([, , word]) => `${file}:${index + 1} '${word}'`),
    );
}

/** Code decides by permissions: the words for roles stand in the table of roles and in what is made from it. */
export const roleWords: Check = () => {
  const files = filesBelow(['packages/server/src', 'packages/app/src']).filter(
    (file) => /\.tsx?$/.test(file) && !TESTS.test(file) && !TABLE.test(file),
  );
  const found = new Map(files.map((file) => [file, roleWordsIn(file, readFileSync(inRoot(file), 'utf8'))]));
  const wrong = [...found].filter(([file]) => !(file in ALLOWED)).flatMap(([, at]) => at);
  const idle = Object.keys(ALLOWED).filter((file) => (found.get(file) ?? []).length === 0);
  const details = [
    ...wrong.map((at) => `${at} is a role: ask for a permission, or take the word from the table of roles`),
    ...idle.map((file) => `${file} holds no word for a role any more: it needs no exception`),
  ];
  const ok = details.length === 0;
  const line = `roles: ${files.length} files, ${words.size} words, ${ok ? 'ok' : 'failed'}`;
  return Promise.resolve({ ok, line, details: details.join('\n') });
};
