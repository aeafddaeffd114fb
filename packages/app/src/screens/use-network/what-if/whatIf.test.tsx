import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../../test/builders.js';
import { cancerOutcomes, cancerTables } from '../../../test/cancerTables.js';
import { http } from '../../../test/fakeServer.js';
import { networkPath, networkServer } from '../../../test/networkBuilders.js';
import { renderRoute } from '../../../test/renderRoute.js';

const usePath = `${networkPath}use`;
const given = (tables = cancerTables(), outcomes = cancerOutcomes()) => [
  http.get('/network/tables/{id}', ({ response }) => response(200).json(tables)),
  http.get('/network/outcomes/{id}', ({ response }) => response(200).json(outcomes)),
  ...networkServer(),
];
// Wide enough for what moves the outcomes beside it.
beforeEach(() => page.viewport(1400, 900));

const panel = () => page.getByRole('region', { name: 'What if' });
const outcome = (name: string) => panel().getByRole('listitem').filter({ hasText: name });

async function suppose(node: string, state: string) {
  await userEvent.click(panel().getByRole('button', { name: 'Add a finding' }));
  await userEvent.fill(panel().getByRole('combobox', { name: 'Add a finding' }), node);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(panel().getByRole('button', { name: state, exact: true }));
}

test('R-2575: a finding changes the outcomes, stays for the session, and can be removed with Delete', async () => {
  const { router } = await renderRoute(usePath, { server: given() });
  await expect.element(outcome('Cancer')).toMatchTextContent(/1 %/);
  await suppose('ray', 'yes');
  await expect.element(outcome('Cancer')).toMatchTextContent(/5 %was 1 · \d+(\.\d+)? to \d+/);
  await expect.element(outcome('Dyspnoea')).toMatchTextContent(/32 %was 30 · /);
  await expect.element(panel().getByRole('button', { name: 'Keep as typical' })).toBeVisible();

  await router.navigate('/imprint');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  await router.navigate(usePath);
  const remove = panel().getByRole('button', { name: 'Remove X-ray positive: yes' });
  await expect.element(remove).toBeVisible();
  (remove.element() as HTMLElement).focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(panel().getByRole('button', { name: 'Add a finding' })).toHaveFocus();
  await expect.element(outcome('Cancer')).not.toMatchTextContent(/was/);
});

test('R-3321: beside the numbers stands that they are no medical device, and not for the treatment of patients', async () => {
  await renderRoute(usePath, { server: given() });
  await expect
    .element(panel().getByText('For research on the network. No medical device; not for the treatment of patients.'))
    .toBeInViewport({ ratio: 1 });
});

test('R-2576: what would have to change is asked of any outcome and target', async () => {
  await renderRoute(usePath, { server: given() });
  const ask = panel().getByRole('button', { name: 'What would bring “Cancer: yes” to 90 %?' });
  await expect.element(ask).toBeVisible();
  await userEvent.click(ask);
  await expect.element(panel().getByText('No single answer could do that, however it turned out.')).toBeVisible();
  await userEvent.fill(panel().getByRole('textbox', { name: 'At least, in %' }), '10');
  const link = panel().getByRole('link', { name: 'Cancer yes' }).first();
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/\/n3\/\d\/$/));
  await expect
    .element(
      panel()
        .getByText(/^for a patient with Pollution low: yes and Smoker: (yes|no)$/)
        .first(),
    )
    .toBeVisible();
  await userEvent.fill(panel().getByRole('textbox', { name: 'At least, in %' }), 'ten');
  await expect.element(panel().getByText('Please enter a number between 0 and 100.')).toBeVisible();
});

test('R-2577: a finding that cannot occur is named in a sentence', async () => {
  const tables = cancerTables();
  const { table } = tables.nodes[3]!;
  if (table.kind === 'full') table.values.splice(0, 4, 0, 1, 0, 1);
  await renderRoute(usePath, { server: given(tables) });
  await expect.element(outcome('Cancer')).toBeVisible();
  await suppose('ray', 'yes');
  await expect.element(panel().getByText(/^The finding of X-ray positive cannot occur/)).toBeVisible();
});

test('R-2578: without outcomes or tables there is no panel', async () => {
  const { calls } = await renderRoute(usePath, {
    server: given(),
    handlers: [http.get('/network/tables/{id}', ({ response }) => response(404).json(buildError('Nothing.')))],
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => calls.some((call) => call.includes('/tables/'))).toBe(true);
  await expect.poll(() => panel().elements()).toEqual([]);
});

test('R-2210: of what cannot be, nobody is drawn', async () => {
  await renderRoute(usePath, { server: given() });
  await expect.element(panel().getByRole('button', { name: 'Add a finding' })).toBeVisible();
  await suppose('Cancer', 'no');
  const cancer = outcome('Cancer').last();
  await expect.element(cancer).toMatchTextContent(/0 %was 1/);
  await expect.element(cancer.getByRole('img', { name: '0 %' })).toBeVisible();
  expect(cancer.element().querySelector('[data-rare="never"]')).not.toBe(null);
  await userEvent.click(panel().getByRole('button', { name: 'Remove Cancer: no' }));
});
