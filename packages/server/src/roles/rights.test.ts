import { expect, test } from 'vitest';
import { rights } from './rights.js';
import type { AnyPermission, NetworkRole, SitePermission } from './roles.js';

const everybody: (NetworkRole | undefined)[] = [undefined, 'invited', 'collaborator', 'owner'];
const row = (permission: Exclude<AnyPermission, SitePermission>) =>
  everybody.map((role) => rights.decide(permission, role)).join(' ');

test('O-58 owner and collaborators work on the network; for everybody else it does not exist', () => {
  for (const permission of ['view', 'assess', 'reset'] as const)
    expect(row(permission)).toBe('notFound notFound allowed allowed');
});

test('O-58 only the owner shares, describes, hands over and deletes', () => {
  for (const permission of ['share', 'describe', 'decide_resets', 'hand_over', 'delete'] as const)
    expect(row(permission)).toBe('notFound notFound forbidden allowed');
});

test('O-58 only the invited answer an invitation, only a collaborator withdraws', () => {
  expect(row('answer_invitation')).toBe('notFound allowed forbidden forbidden');
  expect(row('withdraw')).toBe('notFound notFound allowed forbidden');
});

test('O-58 an administrator has no tie to a network', () => {
  expect(rights.decide('view', 'administrator')).toBe('notFound');
});
