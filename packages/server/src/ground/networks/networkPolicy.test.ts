import { expect, test } from 'vitest';
import { decide, type NetworkAction, type Tie } from './networkPolicy.js';

const ties: Tie[] = ['none', 'invitee', 'collaborator', 'owner'];
const row = (action: NetworkAction) => ties.map((tie) => decide(action, tie)).join(' ');

test('O-58 owner and collaborators work on the network; for everybody else it does not exist', () => {
  for (const action of ['view', 'assess', 'reset'] as const)
    expect(row(action)).toBe('notFound notFound allowed allowed');
});

test('O-58 only the owner shares and deletes', () => {
  expect(row('own')).toBe('notFound notFound forbidden allowed');
});

test('O-58 only the invitee answers an invitation, only a collaborator withdraws', () => {
  expect(row('answerInvitation')).toBe('notFound allowed forbidden forbidden');
  expect(row('withdraw')).toBe('notFound notFound allowed forbidden');
});
