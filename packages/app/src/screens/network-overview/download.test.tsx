import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { NETWORK, networkPath, networkServer } from '../../test/networkBuilders.js';
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
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
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

test('without a name the file is called download.xml (R-1224)', async () => {
  const { files } = await download(file());
  await expect.poll(() => files).toMatchObject([{ name: 'download.xml' }]);
});

test('the page says when nodes are still without numbers in the file', async () => {
  const { getByText } = await download(file({ 'X-Incomplete-Nodes': '2' }));
  await expect.element(getByText(/^2 nodes had no probabilities in your file/)).toBeVisible();
});

test('a download that fails says so, and saves nothing (R-1437)', async () => {
  const { getByRole, files } = await download(() => Response.json(buildError('Broken.'), { status: 500 }));
  await expect.element(getByRole('alert')).toMatchTextContent('Failed to download network.');
  expect(files).toEqual([]);
});
