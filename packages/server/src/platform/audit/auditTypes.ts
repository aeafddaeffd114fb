/** All types of audit entries. Add, never rename: the words are part of what is sealed. */
export const auditTypes = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'session_ended',
  'password_changed',
  'password_reset',
  'password_link_sent',
  'account_created',
  'account_activated',
  'account_deleted',
  'account_kept',
  'account_purged',
  'account_exported',
  'role_granted',
  'role_taken',
  'refused',
  'dashboard_read',
  'questionnaires_read',
  'registration_rejected',
  'address_change_requested',
  'address_change_refused',
  'address_changed',
] as const;

export type AuditType = (typeof auditTypes)[number];
