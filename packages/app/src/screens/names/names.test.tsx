import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildNames, buildUnnamed, namesPath, namesServer } from '../../test/namesBuilders.js';
import { networkPath } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const node = (name: string) => page.getByRole('group', { name: new RegExp(`^${name}\\b`) });
const nameOf = (name: string) => node(name).getByLabelText('Name of the node');
const state = (name: string, at: number) => node(name).getByLabelText(`State ${at}`, { exact: true });
const save = page.getByRole('button', { name: 'Save names' });

async function open(names = buildNames(), given = namesServer(names)) {
  const screen = await renderRoute(namesPath, { server: given.server });
  await expect.element(save).toBeVisible();
  return { ...screen, saves: given.saves };
}

test('R-3467: names are given by keys alone, Enter leads from field to field, and only those that changed are saved', async () => {
  const { saves, address } = await open();
  await expect.element(node('x1')).toMatchTextContent('depends on x0');
  await userEvent.click(nameOf('x0'));
  await userEvent.keyboard('Asia{Enter}no{Enter}yes{Enter}');
  await expect.element(nameOf('x1')).toHaveFocus();
  await expect.element(node('x1')).toMatchTextContent('depends on Asia');
  await userEvent.keyboard('Tuberculosis');
  await expect.element(page.getByText('1 of 8 nodes named')).toBeVisible();
  await userEvent.click(save);
  await expect.element(page.getByText('The names are saved. 7 nodes are not fully named yet.')).toBeVisible();
  await expect.poll(address).toBe(networkPath);
  expect(saves).toEqual([
    [
      { id: 'n1', title: 'Asia', states: ['no', 'yes'] },
      { id: 'n2', title: 'Tuberculosis', states: ['', ''] },
    ],
  ]);
});

test('R-3685: the owner names the network without naming a node', async () => {
  const { server, saves, named } = namesServer();
  const { address } = await renderRoute(namesPath, { server });
  const network = page.getByLabelText('Name of the network');
  await expect.element(network).toHaveAccessibleDescription(/^If left empty: “chest-clinic.uai”/);
  await userEvent.fill(network, ' Chest clinic ');
  await userEvent.click(save);
  await expect.poll(address).toBe(networkPath);
  expect([named, saves]).toEqual([['Chest clinic'], [[]]]);
});

test('R-3685: where the server keeps no name of a network, none is asked for or sent', async () => {
  const { ownName: _, ...names } = buildNames();
  const { server, named } = namesServer(names);
  await renderRoute(namesPath, { server });
  await userEvent.fill(nameOf('x0'), 'Asia');
  expect(page.getByLabelText('Name of the network').query()).toBeNull();
  await userEvent.click(save);
  await expect.poll(() => named).toEqual([undefined]);
});

test('R-3467: the states of one node are used for all others with as many', async () => {
  const { saves } = await open();
  await userEvent.fill(state('x0', 0), 'no');
  await userEvent.fill(state('x0', 1), 'yes');
  await userEvent.click(page.getByRole('button', { name: 'Use these states for 6 other nodes too' }));
  await expect.element(page.getByText('6 nodes have these states now.')).toBeVisible();
  await expect.element(state('x7', 1)).toHaveValue('yes');
  await expect.element(state('x4', 1)).toHaveValue('');
  await userEvent.click(save);
  await expect.poll(() => saves[0]?.length).toBe(7);
});

test('R-3464: a name that is taken is told at its fields and above the form, and nothing is sent', async () => {
  const { saves } = await open();
  await userEvent.fill(nameOf('x0'), 'Cough');
  await userEvent.fill(nameOf('x3'), 'cough');
  await userEvent.fill(state('x3', 0), '1');
  await userEvent.click(save);
  const summary = page.getByRole('alert', { name: 'Please correct these names:' });
  await expect.element(summary).toHaveFocus();
  await expect.element(nameOf('x0')).toHaveAccessibleDescription(/Another node has this name/);
  await expect.element(state('x3', 0)).toHaveAccessibleDescription(/Another state of this node has this name/);
  await userEvent.click(summary.getByRole('link', { name: /^x3: / }));
  await expect.element(nameOf('x3')).toHaveFocus();
  expect(saves).toEqual([]);
  await userEvent.fill(nameOf('x3'), 'Smoking');
  await userEvent.fill(state('x3', 0), 'no');
  await userEvent.click(save);
  await expect.poll(() => saves.length).toBe(1);
});

test('R-3464: a name that the server refuses is told at its field, and what was typed stays', async () => {
  let refused = true;
  const { server } = namesServer(buildNames(), { refuse: () => refused });
  const { address } = await renderRoute(namesPath, { server });
  await userEvent.fill(nameOf('x2'), 'Smoking');
  await userEvent.click(save);
  await expect.element(nameOf('x2')).toHaveAccessibleDescription(/Another node has this name/);
  await expect.element(nameOf('x2')).toHaveValue('Smoking');
  refused = false;
  await userEvent.click(save);
  await expect.poll(address).toBe(networkPath);
});

test('R-3467: a list fills the fields, what is wrong with it is told by line, and its names are saved with the others', async () => {
  const { saves } = await open();
  await userEvent.fill(nameOf('x7'), 'Dyspnoea');
  await userEvent.click(page.getByRole('radio', { name: 'As a list' }));
  const list = page.getByRole('textbox', { name: 'One line for each node' });
  await expect.element(list).toHaveValue(expect.stringContaining('x7, Dyspnoea, ,'));
  await userEvent.fill(list, 'x0, Asia, no, yes\nx9, Age');
  const fill = page.getByRole('button', { name: 'Fill in the fields' });
  await userEvent.click(fill);
  await expect.element(page.getByText('Line 2: There is no node x9.')).toBeVisible();
  await userEvent.fill(list, 'x0, Asia, no, yes\nx4, Bronchitis, none, mild, severe');
  await userEvent.click(fill);
  await expect.element(page.getByText('2 nodes from the list are filled in. Save to keep them.')).toBeVisible();
  await expect.element(state('x4', 2)).toHaveValue('severe');
  await userEvent.click(save);
  await expect.poll(() => saves[0]?.map(({ title }) => title)).toEqual(['Asia', 'Bronchitis', 'Dyspnoea']);
});

test('R-3467: a list is read from a file', async () => {
  await open();
  await userEvent.click(page.getByRole('radio', { name: 'As a list' }));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(page.elementLocator(input!), new File(['x0;Asia;no;yes'], 'names.csv', { type: 'text/csv' }));
  await expect.element(page.getByRole('textbox', { name: 'One line for each node' })).toHaveValue('x0;Asia;no;yes');
  await userEvent.click(page.getByRole('button', { name: 'Fill in the fields' }));
  await expect.element(nameOf('x0')).toHaveValue('Asia');
});

test('R-3468: what was typed is there after a reload and a lost connection, until it is saved or discarded', async () => {
  const { server } = namesServer();
  let away = true;
  const first = await renderRoute(namesPath, {
    server,
    handlers: [http.post('/network/names/{id}', () => (away ? Response.error() : undefined))],
  });
  await userEvent.fill(nameOf('x0'), 'Asia');
  await userEvent.click(save);
  await expect
    .element(page.getByText(/^No response from the server\. The names are kept on this device/))
    .toBeVisible();
  await expect.element(nameOf('x0')).toHaveValue('Asia');
  await first.unmount();
  away = false;

  const second = await renderRoute(namesPath, { signedIn: false, keeps: true, server });
  await expect.element(page.getByText(/^Draft restored/)).toBeVisible();
  await expect.element(nameOf('x0')).toHaveValue('Asia');
  await userEvent.click(page.getByRole('button', { name: 'Discard' }));
  await expect.element(nameOf('x0')).toHaveValue('');
  await second.unmount();

  await renderRoute(namesPath, { signedIn: false, keeps: true, server });
  await expect.element(nameOf('x0')).toHaveValue('');
  expect(page.getByText(/^Draft restored/).query()).toBeNull();
});

test('R-3467: two hundred nodes come in pages, are found by number or name, and Enter goes on to the next page', async () => {
  const { saves } = await open(buildNames({ nodes: Array.from({ length: 200 }, (_, at) => buildUnnamed(at)) }));
  await userEvent.click(state('x19', 1));
  await userEvent.keyboard('yes{Enter}Fever');
  await expect.element(nameOf('x20')).toHaveValue('Fever');
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search nodes' }), 'x199');
  await userEvent.fill(nameOf('x199'), 'fever');
  // The fault is on another page than the one that is open.
  await userEvent.click(save);
  await expect.element(nameOf('x20')).toHaveAccessibleDescription(/Another node has this name/);
  await userEvent.fill(nameOf('x20'), 'Temperature');
  await userEvent.click(save);
  await expect.poll(() => saves[0]?.map(({ id }) => id)).toEqual(['n20', 'n21', 'n200']);
});

test('R-3466: whoever gives no names goes on to the network, where the way back is', async () => {
  const { address } = await open();
  await userEvent.click(page.getByRole('link', { name: 'Later' }));
  await expect.poll(address).toBe(networkPath);
});

test('R-3469: whoever may not name the nodes is told who may', async () => {
  const { address } = await renderRoute(namesPath, {
    server: namesServer().server,
    handlers: [
      http.get('/network/names/{id}', ({ response }) =>
        response(403).json(buildError('Only the owner can do this.', 'owner_only')),
      ),
    ],
  });
  await expect.element(page.getByText('Only the owner of this network can name its nodes.')).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'To the network' }));
  await expect.poll(address).toBe(networkPath);
});

test('R-3468: names that cannot be loaded are asked for again', async () => {
  let broken = true;
  await renderRoute(namesPath, {
    server: namesServer().server,
    handlers: [http.get('/network/names/{id}', () => (broken ? Response.error() : undefined))],
  });
  await expect.element(page.getByText('The names could not be loaded.')).toBeVisible();
  broken = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(nameOf('x0')).toBeVisible();
});

test('R-3671: of a file that has names the page does not say that it has none', async () => {
  const given = { ...buildUnnamed(0), name: 'dyspnoea', file: { title: 'dyspnoea', states: ['yes', 'no'] } };
  await open(buildNames({ nodes: [given] }));
  await expect.element(page.getByText(/^Give nodes and states the names/)).toBeVisible();
  expect(page.getByText(/has no names/).query()).toBeNull();
});
