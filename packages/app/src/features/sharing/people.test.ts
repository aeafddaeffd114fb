import { describe, expect, test } from 'vitest';
import { checkInvitation, mergePeople, personFrom } from './people.js';

const ann = personFrom({ id: '1', username: 'Ann@Example.org', firstname: 'Ann', lastname: 'Sørensen' }, 'accepted');
const bob = personFrom({ id: '2', username: 'bob@example.org' }, 'pending');

describe('whom the owner may invite', () => {
  test.each([
    ['R-542 B-088', '', 'required'],
    ['R-542 B-088', ' \t\u00a0', 'required'],
    ['R-543 B-086', 'ann@example.org', 'alreadyCollaborator'],
    ['R-543', ' ANN@EXAMPLE.ORG ', 'alreadyCollaborator'],
    ['R-543', 'ａnn@example.org', 'alreadyCollaborator'],
    ['R-544 B-086', 'BOB@example.org', 'alreadyInvited'],
    // Only the server knows which accounts exist.
    ['B-089', 'o/connor+x@example.org', undefined],
    ['B-089', 'müller@uni-köln.de', undefined],
    ['B-089', '%2e%2e', undefined],
    ['B-085', '...', undefined],
    ['R-1426 B-089', '.', 'userNotFound'],
    ['R-1426 B-089', '..', 'userNotFound'],
    ['R-1426 B-089', 'a\ud800@example.org', 'userNotFound'],
    ['R-1426', `${'x'.repeat(10_000)}@example.org`, 'userNotFound'],
  ])('%s: %j', (_id, username, problem) => {
    expect(checkInvitation(username, [ann, bob])).toBe(problem);
  });
});

describe('who is listed', () => {
  test('collaborators first, and a person in both lists once (R-538, R-539)', () => {
    const accepted = personFrom({ id: '2', username: 'Bob@example.org' }, 'accepted');
    expect(mergePeople([ann, accepted], [bob])).toEqual([ann, accepted]);
    expect(mergePeople(undefined, [bob])).toEqual([bob]);
    expect(mergePeople([ann], undefined)).toEqual([ann]);
  });

  test('by what a server says of them at least', () => {
    expect(personFrom({ username: 'x@example.org' }, 'pending')).toEqual({
      id: 'x@example.org',
      username: 'x@example.org',
      name: '',
      status: 'pending',
    });
    expect(ann).toMatchObject({ id: '1', name: 'Ann Sørensen' });
  });
});
