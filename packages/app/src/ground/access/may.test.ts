import { expect, test } from 'vitest';
import { buildNetwork } from '../../test/builders.js';
import { may, withType } from './may.js';

test('R-2764, R-2765: what the server permits counts; of a server that says only the `type`, that, and without it what every member may', () => {
  expect(may({ type: 'collaboration' }, 'assess')).toBe(true);
  expect(may({ type: 'collaboration', may: ['view'] }, 'assess')).toBe(false);
  expect([may({}, 'assess'), may({}, 'share'), may({}, 'withdraw')]).toEqual([true, false, false]);
});

test('R-2764: after a change of the role, what was permitted before no longer counts', () => {
  const accepted = withType(buildNetwork({ type: 'invitation', may: ['answer_invitation'] }), 'collaboration');
  expect([may(accepted, 'view'), may(accepted, 'answer_invitation')]).toEqual([true, false]);
});
