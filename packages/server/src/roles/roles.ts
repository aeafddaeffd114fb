import type { components, NetworkListEntry, Permission } from '@credence/api-client';

/** What is about the site and no network: to read its figures and questionnaires, to help who lost a second factor. */
export type SitePermission = 'read_dashboard' | 'reset_factors';

/** What somebody may do; openapi.yaml says what each word means. */
export type AnyPermission = Permission | SitePermission;

/** A role: what it permits, how the database keeps it and what the wire calls it. */
export interface RoleRow {
  /** The word in network_members.role. A role without one is kept in a column of its own. */
  readonly member?: string;
  /** The `type` of a network in lists. */
  readonly type?: NetworkListEntry['type'];
  /** The `part` of a person in a network's activity. */
  readonly part?: components['schemas']['ActivePerson']['part'];
  readonly may: readonly AnyPermission[];
}

/**
 * Who may do what: the only place that says so. Guards, conditions of SQL, the check in the database, what the wire
 * says of a role, what the application offers and the authorization matrix of the tests are made from it.
 */
export const roles = {
  /** Kept in networks.owner_id. */
  owner: {
    type: 'owned',
    part: 'owner',
    may: [
      'view',
      'see_people',
      'assess',
      'reset',
      'decide_resets',
      'describe',
      'share',
      'hand_over',
      'delete',
      'run_study',
    ],
  },
  collaborator: {
    member: 'collaboration',
    type: 'collaboration',
    part: 'collaborator',
    may: ['view', 'see_people', 'assess', 'reset', 'inherit', 'withdraw'],
  },
  /** Sees nothing of the network but the invitation. */
  invited: { member: 'invitation', type: 'invitation', part: 'invited', may: ['answer_invitation'] },
  /** Answers alone, in an assessment of their own, and sees nothing of anybody else. */
  expert: { member: 'expert', type: 'collaboration', may: ['view', 'assess', 'reset', 'take_part'] },
  /** Kept in users.is_admin. No tie to any network. */
  administrator: { may: ['read_dashboard', 'reset_factors'] },
} as const satisfies Readonly<Record<string, RoleRow>>;

/** The roles that people get. */
export const given = {
  byUpload: 'owner',
  byInvitation: 'invited',
  byAcceptance: 'collaborator',
  byConsent: 'expert',
  /** To the former owner. */
  byHandOver: 'collaborator',
  byOperator: 'administrator',
} as const satisfies Record<string, Role>;

export type Role = keyof typeof roles;

/** The roles that tie a person to a network. */
export type NetworkRole = { [Name in Role]: (typeof roles)[Name] extends { type: string } ? Name : never }[Role];

/** Those of the people with whom a network is shared. */
export type MemberRole = { [Name in Role]: (typeof roles)[Name] extends { member: string } ? Name : never }[Role];

/** A word in network_members.role. */
export type MemberWord = (typeof roles)[MemberRole]['member'];
