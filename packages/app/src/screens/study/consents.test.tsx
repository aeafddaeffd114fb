import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';
import { buildConsentingStudy, buildOpenedStudy, studyPath, studyServer } from '../../test/studyServer.js';

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(study = buildConsentingStudy(), handlers: Parameters<typeof renderRoute>[1] = {}) {
  const screen = await renderRoute(studyPath, { server: studyServer(study), ...handlers });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return screen;
}
const called = ({ calls }: { calls: readonly string[] }, part: string) => calls.filter((call) => call.includes(part));

test('R-3536: the owner sees what each expert consented to, and how many to what', async () => {
  await open();
  const table = page.getByRole('table', { name: 'What they consented to' });
  await expect
    .element(page.getByText(/^Of 3 experts: the answers of 2 may be published, 2 want to be named, 1 told interests/))
    .toBeVisible();
  await expect.element(table.getByRole('row', { name: /Okafor.*yes.*yes.*Fees from a manufacturer/ })).toBeVisible();
  await expect.element(table.getByRole('row', { name: /Lindner.*no.*yes.*none told/ })).toBeVisible();
});

test('R-3536: nothing of it stands there before anybody consented, and once the study is final', async () => {
  await open(buildOpenedStudy());
  expect(page.getByRole('heading', { name: 'What they consented to' }).query()).toBeNull();
  await open(buildConsentingStudy({ state: 'final', finalAt: '2026-11-28T10:00:00.000Z' }));
  expect(page.getByRole('heading', { name: 'What they consented to' }).query()).toBeNull();
});

test('R-3537: it is downloaded as a file, and what is refused is said there', async () => {
  const refused = http.get('/network/study/{id}/people', ({ response }) =>
    response(409).json(buildError('Final.', 'study_final')),
  );
  const screen = await open(undefined, { handlers: [refused] });
  await userEvent.click(button('Download the people (CSV)'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  expect(called(screen, '/people')).toHaveLength(1);
});

test('R-3538: for publication only who consented is offered, and how many a file is without is said', async () => {
  const without = http.get(
    '/network/study/{id}/tables/{of}',
    () =>
      new Response('<smile/>', {
        headers: { 'Content-Disposition': 'attachment; filename="a.xdsl"', 'X-Left-Out-Experts': '1' },
      }),
  );
  const screen = await open(undefined, { handlers: [without] });
  await expect.element(button('Download: Expert E2')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'For publication' }));
  await expect.element(page.getByText(/^Only the 2 of 3 who consented to publication/)).toBeVisible();
  expect(button('Download: Expert E2').query()).toBeNull();
  await userEvent.click(button('Download: Average (linear pool)'));
  await expect.element(page.getByText(/^1 expert did not consent to publication/)).toBeVisible();
  expect(screen.requests.findLast(({ url }) => url.includes('/tables/'))?.url).toMatch(
    /tables\/linear\?for=publication$/,
  );
});

test('R-3539: before a study is final its owner is asked what was taken, with how many there are, and takes it there', async () => {
  const screen = await open();
  await userEvent.click(button('Declare the study final'));
  const dialog = page.getByRole('alertdialog');
  await expect
    .element(
      dialog.getByText(
        /names of 2 who want to be named, and the consents and interests of 3\?.*for publication those of 2/,
      ),
    )
    .toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Download the people (CSV)' }));
  await expect.poll(() => called(screen, '/people')).toHaveLength(1);
  expect(called(screen, '/final')).toEqual([]);
  await expect.element(dialog).toBeVisible();
});
