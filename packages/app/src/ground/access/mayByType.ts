// Written by `npm run generate` from the table of roles in packages/server/src/roles/roles.ts. Do not edit.
import type { NetworkListEntry, Permission } from '@credence/api-client';

export const mayByType: Readonly<Record<NetworkListEntry['type'], readonly Permission[]>> = {
  owned: ['view', 'read_numbers', 'see_people', 'assess', 'combine', 'reset', 'decide_resets', 'describe', 'share', 'hand_over', 'delete', 'run_study'],
  collaboration: ['view', 'read_numbers', 'see_people', 'assess', 'combine', 'reset', 'inherit', 'withdraw'],
  invitation: ['answer_invitation'],
};
