import type { NodeState } from '@credence/api-client';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NETWORK } from '../../test/networkBuilders.js';
import { buildOutcomes, buildTables, outcomesServer } from '../../test/outcomesBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { KeepCase } from './KeepCase.js';
import { loader } from './outcomes.route.js';
import { paths } from '../../ground/paths.js';

const supraglottic = { node: 'n1', state: 1 };
const T4 = { node: 'n2', state: 3 };

async function keeping(findings: readonly NodeState[], server = outcomesServer()) {
  const tree = [
    { path: '/', element: <KeepCase networkId={NETWORK} findings={findings} tables={buildTables()} /> },
    { path: paths.outcomes.pattern, loader },
  ];
  return { ...(await renderRoute('/', { server: server.handlers, tree })), ...server };
}

test('R-2574: findings are kept as a typical case under a name, beside what others saved in the meantime', async () => {
  const { getByRole, getByText, saves, save } = await keeping([supraglottic, T4]);
  await userEvent.click(getByRole('button', { name: 'Keep as typical' }));
  await expect.element(getByText('Tumour site supraglottic, T stage T4')).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Save' }));
  await expect.element(getByText('Please give the case a name.')).toBeVisible();
  save({ outcomes: [T4], cases: [] });
  await userEvent.fill(getByRole('textbox', { name: 'Name of the case' }), ' Late ');
  await userEvent.click(getByRole('button', { name: 'Save' }));
  await expect.element(getByText('These findings are a typical case already: Late.')).toBeVisible();
  expect(saves).toEqual([{ outcomes: [T4], cases: [{ name: 'Late', findings: [supraglottic, T4] }] }]);
});

test('R-2574: findings that are a case already are not kept twice, in whatever order', async () => {
  const { getByText } = await keeping([
    { node: 'n2', state: 0 },
    { node: 'n1', state: 0 },
  ]);
  await expect.element(getByText('These findings are a typical case already: Hoarse smoker.')).toBeVisible();
});

test('R-2566: nobody but the owner keeps a case', async () => {
  const { mayName: _mayName, ...named } = buildOutcomes();
  const { getByRole, calls } = await keeping([T4], outcomesServer(named));
  await expect.poll(() => calls).toHaveLength(1);
  expect(getByRole('button', { name: 'Keep as typical' }).query()).toBeNull();
});
