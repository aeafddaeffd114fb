/** All recorded events. The activity log shows these words, so add to them but never rename. */
export const eventTypes = [
  'login',
  'logout',
  'network_uploaded',
  'network_downloaded',
  'network_deleted',
  'network_restored',
  'answer_saved',
  'combinations_saved',
  'node_reset',
  'reset_undone',
  'directions_saved',
  'node_feedback_saved',
  'explanations_saved',
  'collaborator_invited',
  'invitation_cancelled',
  'invitation_accepted',
  'invitation_declined',
  'collaborator_removed',
  'questionnaire_saved',
  'profile_edited',
  'password_changed',
  'account_created',
  'account_confirmed',
  'account_deleted',
] as const;

export type EventType = (typeof eventTypes)[number];
