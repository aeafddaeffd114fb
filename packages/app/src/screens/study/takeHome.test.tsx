import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';
import { buildAdoption, buildClosedStudy, buildOpenedStudy, studyPath, studyServer } from '../../test/studyServer.js';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const confirm = (name: string) => userEvent.click(page.getByRole('alertdialog').getByRole('button', { name }));

async function open({ server = studyServer(buildOpenedStudy()), ...options }: RouteOptions = {}) {
  const screen = await renderRoute(studyPath, { server, ...options });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return screen;
}
const asked = ({ requests }: { requests: readonly Request[] }, part: string) =>
  requests
    .filter(({ url }) => url.includes(part))
    .map(({ method, url }) => `${method} ${url.replace(/^.*\/study/, '')}`);

test('R-2974: nothing is taken home before the results have been opened', async () => {
  await open({ server: studyServer(buildClosedStudy()) });
  expect(page.getByRole('heading', { name: 'Take home' }).query()).toBeNull();
  expect(button('Declare the study final').query()).toBeNull();
});

test('R-2974: pools, the one of the protocol first, and experts who answered are downloaded in the format that is chosen', async () => {
  const screen = await open();
  await expect.element(button('Download: Average (linear pool)')).toBeVisible();
  const buttons = page.getByRole('button', { name: /^Download: / }).elements();
  expect(buttons.map((each) => each.getAttribute('aria-label'))).toEqual(
    ['Average (linear pool)', 'Geometric average (log pool)', 'Median', 'Expert E1', 'Expert E2', 'Expert E3'].map(
      (name) => `Download: ${name}`,
    ),
  );
  await userEvent.click(button('Download: Average (linear pool)'));
  await expect.element(page.getByText(/^2 nodes came without numbers/)).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'Table (CSV)' }));
  await userEvent.click(button('Download: Expert E2'));
  await expect
    .poll(() => asked(screen, '/tables/').map((each) => each.replace(/^GET \/[^/]+/, '')))
    .toEqual(['/tables/linear', '/tables/E2?format=csv']);
});

test('R-3252: what REDCap imports is downloaded beside the pools', async () => {
  const screen = await open();
  await userEvent.click(button('Download the data dictionary for REDCap'));
  await userEvent.click(button('Download the answers for REDCap'));
  await expect
    .poll(() => asked(screen, '/redcap/').map((each) => each.replace(/^GET \/[^/]+/, '')))
    .toEqual(['/redcap/dictionary', '/redcap/answers']);
  expect(page.getByRole('alert').query()).toBeNull();
});

test('R-3252: a file for REDCap that is refused says so', async () => {
  const refused = http.get('/network/study/{id}/redcap/{file}', ({ response }) =>
    response(409).json(buildError('Not open.', 'results_unopened')),
  );
  await open({ server: [refused, ...studyServer(buildOpenedStudy())] });
  await userEvent.click(button('Download the answers for REDCap'));
  await expect.element(page.getByRole('alert').getByText('Not open.')).toBeVisible();
});

test('R-2975: numbers are put into the network after a question, and taken out again', async () => {
  const screen = await open();
  await userEvent.click(button('Put into the network: Geometric average (log pool)'));
  await expect.element(page.getByRole('alertdialog').getByText(/it does not make the study final\.$/)).toBeVisible();
  expect(asked(screen, '/adopt')).toEqual([]);
  await confirm('Put into the network');
  await expect.element(page.getByText(/^Geometric average \(log pool\) is in the network since/)).toBeVisible();
  await expect.element(page.getByText(/15 columns have its numbers; 2 others had none/)).toBeVisible();
  await userEvent.click(button('Undo'));
  await expect.poll(() => page.getByText(/is in the network since/).query()).toBeNull();
  expect(asked(screen, '/adopt').map((each) => each.replace(/\/[^/]+/, ''))).toEqual([
    'POST /adopt',
    'POST /adopt/undo',
  ]);
});

test('R-2975: what stands can no longer be taken out, and why is said where it was pressed', async () => {
  const refused = http.post('/network/study/{id}/adopt/undo', ({ response }) =>
    response(409).json({ ...buildError('Saved.', 'adoption_stands'), params: { reason: 'saved-since' } }),
  );
  await open({ server: [refused, ...studyServer(buildOpenedStudy({ adopted: buildAdoption() }))] });
  await userEvent.click(button('Undo'));
  await expect.element(page.getByRole('alert').getByText(/^Something has been saved since/)).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(1);
});

test('R-2976: before a study is declared final, the owner is told what that destroys, and afterwards that it is gone', async () => {
  const screen = await open();
  await expect.element(page.getByText('Dr. N. Okafor', { exact: true }).first()).toBeVisible();
  await userEvent.click(button('Declare the study final'));
  const dialog = page.getByRole('alertdialog');
  await expect
    .element(dialog.getByText(/which code is whose is destroyed.*no expert can withdraw.*cannot be undone/))
    .toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(asked(screen, '/final')).toEqual([]);
  await userEvent.click(button('Declare the study final'));
  await confirm('Declare it final');
  await expect.element(page.getByText(/^Final since/)).toBeVisible();
  expect(button('Declare the study final').query()).toBeNull();
  expect(page.getByText('Dr. N. Okafor').query()).toBeNull();
  await expect.element(button('Download: Expert E1')).toBeVisible();
});
