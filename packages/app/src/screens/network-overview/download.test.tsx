import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildNodeSummary, buildOverview, NETWORK, networkPath, networkServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

/** The files passed to the browser: intercepts the click on the download link. */
function savedFiles() {
  const files: { name: string; href: string }[] = [];
  const spy = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, href: this.href });
  });
  onTestFinished(() => spy.mockRestore());
  return files;
}

async function download(answer: () => Response) {
  const screen = await renderRoute(networkPath, {
    server: networkServer(),
    handlers: [http.untyped.get(`/api/network/download/${NETWORK}`, answer)],
  });
  const files = savedFiles();
  await userEvent.click(screen.getByRole('button', { name: 'Take home' }));
  return { ...screen, files };
}

const file =
  (headers: Record<string, string> = {}) =>
  () =>
    new Response('<smile/>', { headers: { 'Content-Type': 'application/xml', ...headers } });

test('a download saves the file under the name that the server gives (R-1224, O-33)', async () => {
  const { files, requests } = await download(
    file({ 'Content-Disposition': `attachment; filename="larynx.xdsl"; filename*=UTF-8''K%C3%A4rnan.xdsl` }),
  );
  await expect.poll(() => files).toMatchObject([{ name: 'Kärnan.xdsl' }]);
  expect(files[0]?.href).toMatch(/^blob:/);
  expect(requests.at(-1)?.headers.get('Authorization')).toMatch(/^Token /);
});

test('R-3624: with other formats to choose from, the uploaded file with the answers comes first', async () => {
  const screen = await renderRoute(networkPath, {
    server: networkServer(buildOverview({ downloads: [{ format: 'bif' }] })),
    handlers: [http.untyped.get(`/api/network/download/${NETWORK}`, file())],
  });
  const files = savedFiles();
  await userEvent.click(screen.getByRole('button', { name: 'Take home' }));
  await expect.element(screen.getByRole('button', { name: 'Download', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => files).toHaveLength(1);
  expect(new URL(screen.requests.at(-1)?.url ?? '').search).toBe('');
});

test('without a name the file is called download.xml (R-1224)', async () => {
  const { files } = await download(file());
  await expect.poll(() => files).toMatchObject([{ name: 'download.xml' }]);
});

test('R-2698: the table of answers is saved, and where XMLBIF cannot be had the reason stands there', async () => {
  const params = { reason: 'not-assessed' as const, nodes: ['Treatment'], found: 1 };
  const overview = buildOverview({
    downloads: [{ format: 'xmlbif', refusal: { code: 'no_full_table', params } }, { format: 'csv' }],
  });
  const screen = await renderRoute(networkPath, {
    server: networkServer(() => overview),
    handlers: [
      http.untyped.get(
        `/api/network/download/${NETWORK}`,
        ({ request }) =>
          new Response(new URL(request.url).search, {
            headers: { 'Content-Disposition': 'attachment; filename=net.csv' },
          }),
      ),
    ],
  });
  const files = savedFiles();
  await userEvent.click(screen.getByRole('button', { name: 'Take home' }));
  const dialog = screen.getByRole('dialog', { name: 'Take home' });
  await expect
    .element(dialog)
    .toMatchTextContent(/These formats hold probability tables only, and 1 node has none: “Treatment”/);
  await userEvent.click(dialog.getByRole('button', { name: 'Download CSV' }));
  await expect.poll(() => files).toMatchObject([{ name: 'net.csv' }]);
  expect(screen.requests.at(-1)?.url).toMatch(/\?format=csv$/);
});

test('R-3452: before a network is taken to another program, what that format has no place for stands there', async () => {
  const overview = buildOverview({
    downloads: [
      { format: 'xmlbif' },
      { format: 'bif', losses: [{ detail: 'display-names', nodes: 6 }] },
      { format: 'csv' },
    ],
  });
  const screen = await renderRoute(networkPath, {
    server: networkServer(() => overview),
    handlers: [
      http.untyped.get(
        `/api/network/download/${NETWORK}`,
        () => new Response('', { headers: { 'Content-Disposition': 'attachment; filename=net.bif' } }),
      ),
    ],
  });
  const files = savedFiles();
  await userEvent.click(screen.getByRole('button', { name: 'Take home' }));
  const dialog = screen.getByRole('dialog', { name: 'Take home' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.getByText('display names (of 6 nodes)').query()).toBeNull();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Format' }), 'bif');
  await expect.element(dialog.getByText('display names (of 6 nodes)')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Download network' }));
  await expect.poll(() => files).toMatchObject([{ name: 'net.bif' }]);
  expect(screen.requests.at(-1)?.url).toMatch(/\?format=bif$/);
});

test('R-3311: a format that has no place for a node says so, and another one can still be chosen', async () => {
  const params = { reason: 'one-state' as const, nodes: ['Ward'], found: 1 };
  const overview = buildOverview({
    downloads: [{ format: 'xdsl', refusal: { code: 'no_full_table', params } }, { format: 'net' }, { format: 'csv' }],
  });
  const screen = await renderRoute(networkPath, { server: networkServer(() => overview) });
  await userEvent.click(screen.getByRole('button', { name: 'Take home' }));
  const dialog = screen.getByRole('dialog', { name: 'Take home' });
  await expect.element(dialog).toMatchTextContent(/This format has no node of one state, .* “Ward”/);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Format' }), 'net');
  await expect.element(dialog.getByRole('button', { name: 'Download network' })).toBeVisible();
  await expect.element(dialog).not.toMatchTextContent(/This format has no node of one state/);
});

test('R-1751: the table of answers comes in the layout and with the separator that were chosen, also the next time', async () => {
  const overview = buildOverview({ downloads: [{ format: 'net' }, { format: 'csv' }] });
  const screen = await renderRoute(networkPath, {
    server: networkServer(() => overview),
    handlers: [http.untyped.get(`/api/network/download/${NETWORK}`, file())],
  });
  const files = savedFiles();
  const dialog = screen.getByRole('dialog', { name: 'Take home' });
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Take home' }));
  const askedFor = () => new URL(screen.requests.at(-1)?.url ?? '').search;
  await open();
  await userEvent.click(dialog.getByRole('radio', { name: 'For R and Python: a column for each parent' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Semicolon, numbers as 0,25' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Download CSV' }));
  await expect.poll(() => files).toHaveLength(1);
  expect(askedFor()).toBe('?format=csv&layout=analysis&separator=semicolon');

  await screen.router.navigate('/imprint');
  await screen.router.navigate(networkPath);
  await open();
  await expect.element(dialog.getByRole('radio', { name: /^For R and Python/ })).toBeChecked();
  await expect.element(dialog.getByRole('radio', { name: /^Semicolon/ })).toBeChecked();
});

test('a server that names no other formats is not asked for them', async () => {
  const screen = await renderRoute(networkPath, { server: networkServer() });
  await expect.element(screen.getByRole('button', { name: 'Take home' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take home' }).element().getAttribute('aria-haspopup')).toBeNull();
});

test('the page says when nodes are still without numbers in the file', async () => {
  const { getByText } = await download(file({ 'X-Incomplete-Nodes': '2' }));
  await expect.element(getByText(/^2 nodes had no probabilities in your file/)).toBeVisible();
});

test('R-2695: the page says when a table is too large for the file', async () => {
  const { getByText } = await download(file({ 'X-Too-Large-Nodes': '1' }));
  await expect
    .element(getByText(/^The table of 1 node is too large for a file, so the file has no numbers/))
    .toBeVisible();
});

test('the page says how many combinations cannot occur, and of which nodes', async () => {
  const nodes = ['Lymph%20nodes', 'T', 'N', 'M'].join(',');
  const { getByText } = await download(file({ 'X-Impossible-Columns': '7', 'X-Impossible-Nodes': nodes }));
  await expect
    .element(getByText(/^7 combinations of findings cannot occur \(Lymph nodes, T, N and others\)\./))
    .toBeVisible();
});

test('R-2107: the page says when the file is larger than an upload may be', async () => {
  const large = () =>
    new Response(new Uint8Array(20 * 1024 ** 2 + 600_000), { headers: { 'Content-Type': 'application/xml' } });
  const { getByText, files } = await download(large);
  await expect.element(getByText(/^The file has 20\.6 MB\..*no more than 20 MB/)).toBeVisible();
  expect(files).toHaveLength(1);
});

test('R-2695: the overview names the nodes whose tables no download can contain, before the work begins', async () => {
  const { getByText } = await renderRoute(networkPath, {
    server: networkServer(buildOverview({ nodes: [buildNodeSummary({ tooLargeForFile: true })] })),
  });
  await expect.element(getByText(/^The table of Metastasis is too large for a file\./)).toBeVisible();
});

test('a download that fails says so, and saves nothing (R-1437)', async () => {
  const { getByRole, files } = await download(() => Response.json(buildError('Broken.'), { status: 500 }));
  await expect.element(getByRole('alert')).toMatchTextContent('Failed to download network.');
  expect(files).toEqual([]);
});
