import { inRoot } from '../build/workspace.ts';
import { roles, type RoleRow } from '../packages/server/src/roles/roles.ts';

/** Where the application keeps what a server permits that says no more than the `type` of a network. */
export const roleMapFile = inRoot('packages/app/src/ground/access/mayByType.ts');

/** What the first role of each `type` permits: the one that the specification knows. */
export function roleMap(table: Readonly<Record<string, RoleRow>> = roles): string {
  const byType = new Map<string, readonly string[]>();
  for (const { type, may } of Object.values(table)) if (type && !byType.has(type)) byType.set(type, may);
  return [
    '// Written by `npm run generate` from the table of roles in packages/server/src/roles/roles.ts. Do not edit.',
    "import type { NetworkListEntry, Permission } from '@credence/api-client';",
    '',
    "export const mayByType: Readonly<Record<NetworkListEntry['type'], readonly Permission[]>> = {",
    ...[...byType].map(([type, may]) => `  ${type}: [${may.map((permission) => `'${permission}'`).join(', ')}],`),
    '};',
    '',
  ].join('\n');
}
