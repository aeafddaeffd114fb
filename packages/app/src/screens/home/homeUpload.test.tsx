import { readNetworkFile } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildError, buildNetwork, buildUploadError } from '../../test/builders.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { NETWORK, networkPath, networkServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { session } from '../../ground/session/index.js';

const fixtures = import.meta.glob('../../../../bayesnet/fixtures/**/*.{xdsl,xml}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Real files, the good ones first. Fetch them before a fake server replaces `fetch`. */
async function realFiles(count: number): Promise<File[]> {
  const addresses = Object.entries(fixtures)
    .sort(([one], [other]) => Number(one.includes('/hostile/')) - Number(other.includes('/hostile/')))
    .slice(0, count);
  return Promise.all(
    addresses.map(async ([path, url]) => new File([await (await fetch(url)).blob()], path.split('/').at(-1)!)),
  );
}

/** Judges files with the server's reader. */
const judge = http.post('/network/upload', async ({ request, response }) => {
  const file = (await request.formData()).get('xmlFile') as unknown as File;
  const { document, problems } = readNetworkFile(new Uint8Array(await file.arrayBuffer()));
  if (document) return response(201).json({ networkId: `id-${file.name.replaceAll(/\W/g, '-')}` });
  return response(422).json(
    buildUploadError({
      problems: problems.map(({ code, params, message, position: { line, column } }) => ({
        code,
        params,
        message,
        line,
        column,
      })),
    }),
  );
});
const weather =
  '<smile version="1.0" id="w"><nodes><cpt id="Sky"><state id="dry"/><state id="wet"/><probabilities>0.5 0.5</probabilities></cpt></nodes></smile>';
const good = (name = 'good.xdsl') => new File(['<smile version="1.0"/>'], name);
const rowOf = (screen: Awaited<ReturnType<typeof renderRoute>>, name: string) =>
  screen.getByRole('listitem').filter({ hasText: name });
const choose = (screen: Awaited<ReturnType<typeof renderRoute>>, files: File[]) =>
  userEvent.upload(screen.getByLabelText(/choose files/), files);
/** The addresses visited, in order: a network unknown to the fake server redirects. */
function visits({ router }: Awaited<ReturnType<typeof renderRoute>>): string[] {
  const visited: string[] = [];
  router.subscribe(({ navigation }) => navigation.location && visited.push(navigation.location.pathname));
  return visited;
}
const upload = (screen: Awaited<ReturnType<typeof renderRoute>>) =>
  userEvent.click(screen.getByRole('button', { name: 'Upload', exact: true }));

test('R-2604: the file chooser offers every ending of the formats that the server reads', async () => {
  const screen = await renderRoute('/');
  await expect.element(screen.getByLabelText(/choose files/)).toHaveAttribute('accept', '.xdsl,.xml,.xmlbif');
});

test('fifty good and bad files end with a right report for each (R-402, R-403, R-1433, B-108, B-109, B-131, B-147)', async () => {
  const files = await realFiles(50);
  const expected = await Promise.all(
    files.map(async (file) => readNetworkFile(new Uint8Array(await file.arrayBuffer()))),
  );
  const goodOnes = expected.filter(({ document }) => document).length;
  const badOnes = files.length - goodOnes;
  expect([files.length, goodOnes > 6, badOnes > 30]).toEqual([50, true, true]);

  const screen = await renderRoute('/', { handlers: [judge] });
  await choose(screen, files);
  await expect.element(screen.getByText('50 files')).toBeVisible();
  await upload(screen);
  await expect.element(screen.getByText(`${goodOnes} of 50 uploaded`)).toBeVisible();
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(`${badOnes} of 50 files could not be uploaded. See the list for the reasons.`);

  const rows = screen.getByRole('list', { name: 'Files to upload' }).getByRole('listitem').elements();
  for (const [index, { document, problems }] of expected.entries()) {
    const { name } = files[index]!;
    const text = rows[index]!.textContent;
    expect(text, name).toContain(name);
    expect(text, name).toContain(document ? 'Uploaded' : 'Rejected');
    if (!document) expect(text, name).toContain(problems[0]!.message);
    expect(rows[index]!.querySelector('a')?.getAttribute('href'), name).toBe(
      document ? `/network/id-${name.replaceAll(/\W/g, '-')}/` : undefined,
    );
  }
  expect(screen.calls.filter((call) => call === 'POST /api/network/upload')).toHaveLength(50);
  expect(screen.address()).toBe('/');
});

test('before anything is sent, the first problem is named with its line, and the file can be sent all the same', async () => {
  const [bad] = (await realFiles(200)).filter(({ name }) => name === 'wrong-number-count.xdsl');
  const screen = await renderRoute('/', { handlers: [judge] });
  await choose(screen, [bad!, good()]);
  await expect.element(rowOf(screen, bad!.name)).toMatchTextContent(/\bline \d+\b.*You can upload it anyway\./i);
  await upload(screen);
  await expect.element(rowOf(screen, bad!.name)).toMatchTextContent('Rejected');
});

test('two are sent at once; one is cancelled, then all, and each can be sent again', async () => {
  let answer = false;
  const screen = await renderRoute('/', {
    handlers: [
      http.post('/network/upload', ({ response }) =>
        answer ? response(201).json({ networkId: 'New12345abcd' }) : new Promise<never>(() => {}),
      ),
    ],
  });
  await choose(screen, [good('a.xdsl'), good('b.xdsl'), good('c.xdsl')]);
  await upload(screen);
  await expect.element(screen.getByText('0 of 3 done')).toBeVisible();
  await expect.element(rowOf(screen, 'a.xdsl')).toMatchTextContent('Sending, 50 %');
  await expect.element(rowOf(screen, 'b.xdsl')).toMatchTextContent('Sending, 50 %');
  await expect.element(rowOf(screen, 'c.xdsl')).toMatchTextContent('Waiting');

  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of a.xdsl' }));
  await expect.element(rowOf(screen, 'c.xdsl')).toMatchTextContent('Sending');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel all' }));
  for (const name of ['a.xdsl', 'b.xdsl', 'c.xdsl']) {
    await expect.element(rowOf(screen, name)).toMatchTextContent('Cancelled');
  }
  expect(screen.getByRole('alert').query()).toBeNull();

  answer = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again: b.xdsl' }));
  await expect.element(screen.getByRole('link', { name: 'b.xdsl' })).toHaveAttribute('href', '/network/New12345abcd/');
  await upload(screen);
  await expect.element(screen.getByText('All 3 uploaded')).toBeVisible();
});

test('pressed twice, Upload sends a file once (R-428)', async () => {
  let answered = () => {};
  const wait = new Promise<void>((resolve) => (answered = resolve));
  const screen = await renderRoute('/', {
    handlers: [http.post('/network/upload', async () => void (await wait))],
  });
  const visited = visits(screen);
  await choose(screen, [good()]);
  const button = screen.getByRole('button', { name: 'Upload', exact: true }).element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(screen.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  answered();
  await expect.poll(() => visited).toContain('/network/9aB3dE5fG7hJ/');
  expect(screen.calls.filter((call) => call === 'POST /api/network/upload')).toHaveLength(1);
  expect(screen.getByText(/No file was uploaded/).query()).toBeNull();
});

test('a session that ends in the middle loses no file: after the sign-in all of them wait (B-114)', async () => {
  let expired = true;
  const screen = await renderRoute('/', {
    server: fakeServer({ own: [buildNetwork()] }),
    handlers: [
      http.post('/network/upload', ({ response }) =>
        expired
          ? response(401).json(buildError('Please log in.', 'not_logged_in'))
          : response(201).json({ networkId: 'New12345abcd' }),
      ),
    ],
  });
  await choose(screen, [good('a.xdsl'), good('b.xdsl'), good('c.xdsl')]);
  await upload(screen);
  await expect.element(screen.getByRole('heading', { name: /log ?in/i }).first()).toBeVisible();
  expired = false;
  await userEvent.type(screen.getByLabelText('Username or e-mail'), 'ann@example.org');
  await userEvent.type(screen.getByLabelText('Password', { exact: true }), 'credence-demo{Enter}');
  await expect.element(screen.getByText(/Files cannot be stored here/)).toBeVisible();
  for (const name of ['a.xdsl', 'b.xdsl', 'c.xdsl']) {
    await expect.element(rowOf(screen, name)).toMatchTextContent('Not sent, because you were logged out.');
  }
  await upload(screen);
  await expect.element(screen.getByText('All 3 uploaded')).toBeVisible();
  expect(session.state().isAuthenticated).toBe(true);
});

test('R-2601, R-435: a good file after a refused one opens its network, and nothing claims that it failed', async () => {
  const screen = await renderRoute('/', { handlers: [judge] });
  const visited = visits(screen);
  await choose(screen, [new File([], 'empty.xdsl')]);
  await upload(screen);
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Failed to upload the network.');
  await choose(screen, [new File([weather], 'weather.xdsl')]);
  await upload(screen);
  await expect.poll(() => visited).toContain('/network/id-weather-xdsl/');
  await screen.router.navigate('/');
  await expect.element(rowOf(screen, 'empty.xdsl')).toMatchTextContent('Rejected');
  expect(screen.getByRole('alert').query()).toBeNull();
});

test('a file that did not arrive stays, and Upload sends it again (R-1433)', async () => {
  let broken = true;
  const screen = await renderRoute('/', {
    handlers: [http.post('/network/upload', () => (broken ? Response.error() : undefined))],
  });
  const visited = visits(screen);
  await choose(screen, [good()]);
  await upload(screen);
  await expect.element(rowOf(screen, 'good.xdsl')).toMatchTextContent('The upload was interrupted.');
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Failed to upload the network. Please try again.');
  broken = false;
  await upload(screen);
  await expect.poll(() => visited).toContain('/network/9aB3dE5fG7hJ/');
});

test('R-2602, R-435 a file whose content is there already opens, and names the network that has it', async () => {
  const sameAs = { networkId: 'Lx7fK2pQ9xWb', filename: 'larynx_tnm_v3.xdsl' };
  const screen = await renderRoute('/', {
    server: [...networkServer(), ...fakeServer()],
    handlers: [http.post('/network/upload', ({ response }) => response(201).json({ networkId: NETWORK, sameAs }))],
  });
  await choose(screen, [good()]);
  await upload(screen);
  await expect.poll(() => screen.address()).toBe(networkPath);
  await expect
    .element(screen.getByText('You already have a network with the same content: larynx_tnm_v3.xdsl (Lx7fK2pQ9xWb).'))
    .toBeVisible();
});
