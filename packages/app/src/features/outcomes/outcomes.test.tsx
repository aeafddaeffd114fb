import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { networkPath, networkServer } from '../../test/networkBuilders.js';
import { buildOutcomes, outcomesServer } from '../../test/outcomesBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

async function overview(server = outcomesServer()) {
  const screen = await renderRoute(`${networkPath}use`, { server: [...server.handlers, ...networkServer()] });
  const { getByRole } = screen;
  await expect.element(getByRole('heading', { level: 1 })).toBeVisible();
  const dialog = getByRole('dialog', { name: 'What do you want to find out?' });
  const add = async (box: string, node: string, state: string) => {
    await userEvent.fill(dialog.getByRole('combobox', { name: box }).last(), node);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: state, exact: true }));
  };
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save', exact: true }));
  return { ...screen, ...server, dialog, add, save };
}

const nothing = { outcomes: [], cases: [] };

test('R-2566: the owner names outcomes and a typical case, and the page says so', async () => {
  const { getByRole, getByText, dialog, add, save, saves } = await overview(outcomesServer(buildOutcomes(nothing)));
  await userEvent.click(getByRole('button', { name: 'Choose outcomes' }));
  await expect.element(dialog).toMatchTextContent('Nothing chosen yet; for now we use the last nodes of the network.');
  await add('Add an outcome', 'meta', 'distant');
  await expect.element(dialog.getByRole('combobox', { name: 'Add an outcome' })).toHaveFocus();
  await expect.element(dialog.getByText('Added: Metastasis, distant')).toBeInTheDocument();
  await add('Add an outcome', 't stage', 'T4');
  await userEvent.click(dialog.getByRole('button', { name: 'Add a case' }));
  await expect.element(dialog.getByLabelText('Name of the case')).toHaveFocus();

  // What is missing is said at its place.
  await save();
  await expect.element(dialog.getByText('Please give the case a name.')).toBeVisible();
  await expect.element(dialog.getByText('Please add what is known of this case.')).toBeVisible();
  expect(saves).toEqual([]);
  await userEvent.fill(dialog.getByLabelText('Name of the case'), 'Hoarse smoker');
  await add('Add a finding', 'site', 'glottic');
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getByText('Metastasis distant, T stage T4')).toBeVisible();
  await expect.element(getByText('Hoarse smoker')).toBeVisible();
  expect(saves).toEqual([
    {
      outcomes: [
        { node: 'n3', state: 2 },
        { node: 'n2', state: 3 },
      ],
      cases: [{ name: 'Hoarse smoker', findings: [{ node: 'n1', state: 0 }] }],
    },
  ]);
  expect(await drafts.forms()).toEqual([]);
});

test('R-2568: a node without a state is asked for it, whatever else is picked, and nothing is saved without it', async () => {
  const { getByRole, getByText, dialog, save, saves } = await overview(outcomesServer(buildOutcomes(nothing)));
  await userEvent.click(getByRole('button', { name: 'Choose outcomes' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Metastasis', exact: true }));
  const question = (node: string) => dialog.getByRole('group', { name: `Which state of ${node}?` });
  await expect.element(question('Metastasis').getByRole('button', { name: 'absent' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Add an outcome' }));
  await userEvent.click(dialog.getByRole('option', { name: 'Tumour site' }));
  await expect.element(question('Tumour site')).toBeVisible();
  await expect.element(question('Metastasis')).toBeVisible();

  await save();
  await expect
    .element(dialog.getByText('Please choose a state of Metastasis. Without one it does not count.'))
    .toBeVisible();
  await expect.element(question('Metastasis').getByRole('button', { name: 'absent' })).toHaveFocus();
  expect(saves).toEqual([]);
  expect(getByText('Outcomes and cases are saved.').query()).toBeNull();

  await userEvent.click(question('Metastasis').getByRole('button', { name: 'distant' }));
  await userEvent.click(question('Tumour site').getByRole('button', { name: 'Do not add Tumour site' }));
  await save();
  await expect.element(getByText('Metastasis distant')).toBeVisible();
  await expect.poll(() => saves).toEqual([{ outcomes: [{ node: 'n3', state: 2 }], cases: [] }]);
});

test('R-2340: Escape where a state is asked for goes back to the box, and the dialog stays', async () => {
  const { getByRole, dialog } = await overview(outcomesServer(buildOutcomes(nothing)));
  await userEvent.click(getByRole('button', { name: 'Choose outcomes' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Metastasis', exact: true }));
  const question = dialog.getByRole('group', { name: 'Which state of Metastasis?' });
  await expect.element(question.getByRole('button', { name: 'absent' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('combobox', { name: 'Add an outcome' })).toHaveFocus();
});

test('R-2214: the state is asked for right below the field, above what else is offered', async () => {
  const { getByRole, dialog } = await overview(outcomesServer(buildOutcomes(nothing)));
  await userEvent.click(getByRole('button', { name: 'Choose outcomes' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Add an outcome' }));
  await userEvent.click(dialog.getByRole('option', { name: 'Tumour site' }));
  const question = dialog.getByRole('group', { name: 'Which state of Tumour site?' });
  const offered = dialog.getByRole('group', { name: 'Often meant: the last nodes of the network' });
  await expect.element(question).toBeVisible();
  const top = (element: Element) => element.getBoundingClientRect().top;
  expect(top(question.element())).toBeLessThan(top(offered.element()));
});

test('R-2569: an opened list stands inside the dialog, down to its last option', async () => {
  await page.viewport(1400, 900);
  const { getByRole, dialog } = await overview();
  await userEvent.click(getByRole('button', { name: 'Change', exact: true }));
  for (const box of ['Add an outcome', 'Add a finding']) {
    await userEvent.click(dialog.getByRole('combobox', { name: box }));
    const last = getByRole('option').last();
    await expect.element(last).toBeVisible();
    const edge = () => dialog.element().getBoundingClientRect().bottom;
    await expect.poll(() => last.element().getBoundingClientRect().bottom <= edge()).toBe(true);
    await userEvent.keyboard('{Escape}');
  }
});

test('R-2568: a case has one finding for each node, values are no outcomes, and Delete removes', async () => {
  const { getByRole, dialog } = await overview();
  await userEvent.click(getByRole('button', { name: 'Change', exact: true }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Add a finding' }));
  await expect.element(getByRole('option')).toHaveTextContent('Metastasis');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('combobox', { name: 'Add an outcome' }));
  await expect.element(getByRole('option', { name: 'Tumour site' })).toBeVisible();
  expect(getByRole('option', { name: 'Cost' }).query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  const first = dialog.getByRole('button', { name: 'Remove Metastasis: distant' });
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(first).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Remove T stage: T4' })).toHaveFocus();
});

test('R-2568: the list is full at ten outcomes, which is said where one would be added', async () => {
  const outcomes = Array.from({ length: 10 }, (_, state) => ({ node: 'n9', state }));
  const { getByRole, dialog } = await overview(outcomesServer(buildOutcomes({ outcomes })));
  await userEvent.click(getByRole('button', { name: 'Change', exact: true }));
  await expect.element(dialog.getByText('10 outcomes are the most. Remove one to add another.')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Add an outcome' }).query()).toBeNull();
});

test('R-2570: if something else was saved in the meantime, both are there to choose from', async () => {
  const { getByRole, dialog, add, save, saves, elsewhere } = await overviewWithSave();
  await userEvent.click(getByRole('button', { name: 'Change', exact: true }));
  await add('Add an outcome', 'site', 'supraglottic');
  elsewhere({ outcomes: [{ node: 'n3', state: 1 }], cases: [] });
  await save();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Metastasis regional only');
  await expect.element(dialog.getByRole('button', { name: 'Remove Tumour site: supraglottic' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save mine instead' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(saves.map(({ outcomes }) => outcomes.length)).toEqual([3]);
});

async function overviewWithSave() {
  const { save: elsewhere, ...server } = outcomesServer();
  return { ...(await overview({ ...server, save: elsewhere })), elsewhere };
}

test('R-2571: what is not saved is kept on the device, and found again', async () => {
  const server = outcomesServer();
  server.handlers.unshift(
    http.post('/network/outcomes/{id}', ({ response }) => response.untyped(HttpResponse.error())),
  );
  const { getByRole, dialog, add, save } = await overview(server);
  await userEvent.click(getByRole('button', { name: 'Change', exact: true }));
  await add('Add an outcome', 'site', 'supraglottic');
  await save();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('What you chose is kept on this device.');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(getByRole('button', { name: 'Change', exact: true }));
  const restored = dialog.getByRole('button', { name: 'Remove Tumour site: supraglottic' });
  await expect.element(restored).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
  await expect.element(restored).not.toBeInTheDocument();
  expect(await drafts.forms()).toEqual([]);
});

test('R-2566: others read what is named and cannot change it; without anything named they are told what is used', async () => {
  const { mayName: _mayName, ...named } = buildOutcomes();
  const { getByRole, getByText } = await overview(outcomesServer(named));
  await expect.element(getByText('Metastasis distant, T stage T4')).toBeVisible();
  expect(getByRole('button', { name: 'Change', exact: true }).query()).toBeNull();
});

test('R-2571: a refusal is said in the dialog, which stays open', async () => {
  const server = outcomesServer();
  server.handlers.unshift(
    http.post('/network/outcomes/{id}', ({ response }) =>
      response(403).json(buildError('Only the owner of this network can do that.', 'owner_only')),
    ),
  );
  const { getByRole, dialog, save } = await overview(server);
  await userEvent.click(getByRole('button', { name: 'Change', exact: true }));
  await save();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Remove Metastasis: distant' })).toBeVisible();
});
