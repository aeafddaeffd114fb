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
      'read_numbers',
      'see_people',
      'assess',
      'combine',
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
    may: ['view', 'read_numbers', 'see_people', 'assess', 'combine', 'reset', 'inherit', 'withdraw'],
  },
  /** Sees nothing of the network but the invitation. */
  invited: { member: 'invitation', type: 'invitation', part: 'invited', may: ['answer_invitation'] },
  /** Answers alone, in an assessment of their own, and sees nothing of anybody else. */
  expert: {
    member: 'expert',
    type: 'collaboration',
    may: ['view', 'read_numbers', 'assess', 'combine', 'reset', 'take_part'],
  },
  /** Kept in users.is_admin. No tie to any network. */
  administrator: { may: ['read_dashboard', 'reset_factors'] },
} as const satisfies Readonly<Record<string, RoleRow>>;

/** What decides beside their role what somebody may do with a network now. */
export interface NetworkState {
  /** Whether a round of the network's study is open. */
  readonly isRoundOpen: boolean;
  /** Whether the owner keeps resetting nodes to themselves. */
  readonly ownerResetsOnly: boolean;
  /** The terms of the study in which somebody takes part; null for everybody else. */
  readonly terms: StudyTerms | null;
}

/** What a study lets its experts do. */
export interface StudyTerms {
  /** Whether the protocol lets them choose combinations. */
  readonly takesCombinations: boolean;
  /** Whether their answers can still become others: the last round is open, or its closing can be taken back. */
  readonly isPending: boolean;
}

/** What is withheld from a role for a time. */
export interface Withheld {
  /** What the server refuses it with. */
  readonly code: 'round_open' | 'round_not_open' | 'no_combinations' | 'numbers_sealed' | 'owner_resets_only';
  readonly permissions: readonly Permission[];
  /** From those whose role permits this, or else from those whose role does not. */
  readonly from: { readonly who: Permission } | { readonly allBut: Permission };
  readonly isWithheld: (state: NetworkState) => boolean;
}

/**
 * What a state of the network withholds from whose role would permit it, the first reason first. With the table of roles
 * it decides both what a person is offered and what the server refuses.
 */
export const withheld: readonly Withheld[] = [
  {
    // Experts see the same from the first day of their round to its last.
    code: 'round_open',
    permissions: ['assess', 'combine', 'reset', 'describe', 'share', 'hand_over', 'delete'],
    from: { allBut: 'take_part' },
    isWithheld: ({ isRoundOpen }) => isRoundOpen,
  },
  {
    code: 'round_not_open',
    permissions: ['assess', 'combine', 'reset'],
    from: { who: 'take_part' },
    isWithheld: ({ isRoundOpen }) => !isRoundOpen,
  },
  {
    code: 'no_combinations',
    permissions: ['combine'],
    from: { who: 'take_part' },
    isWithheld: ({ terms }) => terms?.takesCombinations === false,
  },
  {
    // The numbers of the file would be an answer to begin with.
    code: 'numbers_sealed',
    permissions: ['read_numbers'],
    from: { who: 'take_part' },
    isWithheld: ({ terms }) => terms?.isPending === true,
  },
  {
    code: 'owner_resets_only',
    permissions: ['reset'],
    from: { allBut: 'decide_resets' },
    isWithheld: ({ ownerResetsOnly }) => ownerResetsOnly,
  },
];

/** The roles that people get. */
export const grantedRoles = {
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
