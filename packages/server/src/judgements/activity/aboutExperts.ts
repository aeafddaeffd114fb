import type { EventType } from '@credence/api-client';

/**
 * What tells who takes part in a study, and when they were at work. The lists of a network leave it out: nobody who works
 * on it learns of experts, and its owner learns what `getStudy` says of each.
 */
export const aboutExperts = [
  'expert_invited',
  'expert_accepted',
  'expert_declined',
  'expert_finished',
  'expert_resumed',
  'expert_withdrew',
  'expert_reminded',
  'expert_cancelled',
  'late_let_in',
] as const satisfies readonly EventType[];
