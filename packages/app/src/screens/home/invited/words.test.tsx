import type { NetworkListEntry } from '@credence/api-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildInvitation } from '../../../test/builders.js';
import { fakeServer } from '../../../test/fakeServer.js';
import { renderRoute } from '../../../test/renderRoute.js';

const { invitation: facts } = buildInvitation();
const band = () => page.getByRole('region', { name: /^Dr. Chidi Okafor asks/ });
const fact = (term: string) => {
  const name = [...band().element().querySelectorAll('dt')].find(({ textContent }) => textContent === term);
  const told = name?.parentElement?.querySelector('dd');
  return told && Array.from(told.children, ({ textContent }) => textContent);
};
const nodes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `n${index + 1}`, display_name: `Node ${index + 1}` }));

async function invited(given: Partial<NonNullable<NetworkListEntry['invitation']>>) {
  await renderRoute('/', {
    server: fakeServer({ invited: [buildInvitation({ invitation: { ...facts!, ...given } })] }),
  });
  await expect.element(band()).toBeVisible();
}
const inDays = (days: number) => {
  const now = new Date();
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
};

test('R-1915: the invitation quotes the inviter: text in its lines, never a link or markup', async () => {
  const message = 'You see <b>more</b> cases than anyone.\nSee https://example.org for why.';
  await invited({ message });
  const quotation = band().element().querySelector('blockquote');
  expect(quotation?.textContent).toBe(`“${message}”`);
  expect(quotation?.children).toHaveLength(0);
  const lines = document.createRange();
  lines.selectNodeContents(quotation!);
  expect(new Set([...lines.getClientRects()].map(({ top }) => Math.round(top))).size).toBeGreaterThan(1);
});

test('R-1915: a long word in it does not make the page wider', async () => {
  await invited({ message: 'W'.repeat(600) });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

test.each([
  [1, 1, ['1 of 30 nodes, 1 question', 'Node 1']],
  [3, 96, ['3 of 30 nodes, 96 questions', 'Node 1, Node 2, Node 3']],
  [6, 0, ['6 of 30 nodes, no open question', 'Node 1, Node 2, Node 3, Node 4, Node 5, Node 6']],
  [17, 96, ['17 of 30 nodes, 96 questions', 'Node 1, Node 2, Node 3, Node 4, Node 5 and 12 more']],
])('R-1915: a part of %i nodes with %i questions is told by count and names', async (count, questions, told) => {
  await invited({ part: nodes(count), questions });
  expect(fact('Your part')).toEqual(told);
});

test.each([
  [19, 'in 19 days'],
  [0, 'today'],
  [1, 'tomorrow'],
  [-1, 'yesterday; answers are still welcome'],
])('R-1915: the day by which answers are hoped for, %i days on, is "%s"', async (days, said) => {
  await invited({ dueOn: inDays(days) });
  expect(fact('By')).toEqual([expect.stringMatching(/^\w+day, \d+ \w+$/), said]);
});

test('R-1915: without a message, a part and a day there is none of them', async () => {
  await invited({});
  expect([fact('Your part')?.[0], fact('By')]).toEqual(['30 nodes, 96 open questions', undefined]);
  expect(band().element().querySelector('blockquote')).toBeNull();
});
