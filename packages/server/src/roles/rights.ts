import type { Permission } from '@credence/api-client';
import {
  type AnyPermission,
  grantedRoles,
  type MemberRole,
  type MemberWord,
  type NetworkRole,
  type RoleRow,
  type NetworkState,
  type SitePermission,
  type Withheld,
  roles,
  withheld,
} from './roles.js';

/** What follows from a table of roles. */
export function rightsOf<Role extends string>(table: Readonly<Record<Role, RoleRow>>) {
  const names = Object.keys(table) as Role[];

  /** Whether the role permits it. Undefined is the role of somebody who has none. */
  const may = (role: Role | undefined, permission: AnyPermission): boolean =>
    role !== undefined && table[role].may.includes(permission);

  return {
    may,
    /** Whether it is permitted and, if not, whether the network's existence may be revealed. */
    decide: (permission: Permission, role: Role | undefined): 'allowed' | 'forbidden' | 'notFound' => {
      if (may(role, permission)) return 'allowed';
      return may(role, 'view') ? 'forbidden' : 'notFound';
    },
    /** Why a role does not permit something in this state that it permits else; undefined if it does. */
    whyNot: (permission: Permission, role: Role | undefined, state: NetworkState): Withheld['code'] | undefined =>
      withheld.find(
        ({ permissions, from, isWithheld }) =>
          permissions.includes(permission) &&
          ('who' in from ? may(role, from.who) : !may(role, from.allBut)) &&
          isWithheld(state),
      )?.code,
    /** The role that a word in network_members.role stands for. */
    roleOfMember: (word: string): Role | undefined => names.find((role) => table[role].member === word),
    /** The words in network_members.role of those who may; without a permission, all of them. */
    memberWords: (permission?: AnyPermission): string[] =>
      names.flatMap((role) => (permission === undefined || may(role, permission) ? (table[role].member ?? []) : [])),
  };
}

/** What follows from the table of roles. */
export const rights = rightsOf<keyof typeof roles>(roles);

export const { may } = rights;

/** What somebody with this role may do with a network in this state. */
export const mayNow = (role: NetworkRole | undefined, state: NetworkState): Permission[] =>
  role === undefined
    ? []
    : roles[role].may.filter((permission) => rights.whyNot(permission, role, state) === undefined);

/** A person's role in a network. */
export function roleIn(
  { ownerId }: { ownerId: string },
  userId: string,
  member: MemberWord | null,
): NetworkRole | undefined {
  if (ownerId === userId) return grantedRoles.byUpload;
  return member === null ? undefined : roleOfMember(member);
}

/** The role that a word in network_members.role stands for: the database allows no other words. */
export const roleOfMember = (word: MemberWord) => rights.roleOfMember(word) as MemberRole;

/** Whether an account may do something that is about the site. */
export const mayOnSite = ({ isAdmin }: { isAdmin: boolean }, permission: SitePermission): boolean =>
  isAdmin && may(grantedRoles.byOperator, permission);
