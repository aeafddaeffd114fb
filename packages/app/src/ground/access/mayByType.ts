// Written by `npm run generate` from the table of roles in packages/server/src/roles/roles.ts. Do not edit.
import type { NetworkListEntry, Permission } from '@credence/api-client';

export const mayByType: Readonly<Record<NetworkListEntry['type'], readonly Permission[]>> = {
  owned: ['view', 'assess', 'reset', 'decide_resets', 'describe', 'share', 'hand_over', 'delete'],
  collaboration: ['view', 'assess', 'reset', 'inherit', 'withdraw'],
  invitation: ['answer_invitation'],
};
