import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError, buildInvitation } from '../../../test/builders.js';
import { http } from '../../../test/fakeServer.js';
import { buildOverview } from '../../../test/networkBuilders.js';
import { renderRoute } from '../../../test/renderRoute.js';
import { invitation, invitingServer } from '../../../test/invitingServer.js';

const { networkId } = invitation;
const band = (of = 'Laryngeal carcinoma') =>
  page.getByRole('region', { name: `Dr. Chidi Okafor asks for your judgement on ${of}.` });
const declined = (of = 'Laryngeal carcinoma') =>
  page.getByRole('region', { name: `You have declined the invitation to ${of}.` });
const undo = declined().getByRole('button', {
  name: 'Undo: You have declined the invitation to Laryngeal carcinoma.',
});
const decline = (of = 'Laryngeal carcinoma') =>
  band(of).getByRole('button', { name: `Decline the invitation to ${of}` });
const headings = () =>
  [...document.querySelectorAll('main section')].map((section) => section.textContent).filter(Boolean);

test('R-1916: one press declines; "Declined." with Undo takes the place of the invitation and the focus', async () => {
  const [first, last] = ['Liver', 'Lung'].map((networkName) =>
    buildInvitation({ networkId: networkName, networkName }),
  );
  await renderRoute('/', { handlers: invitingServer([first!, invitation, last!]) });
  await userEvent.click(decline());
  await expect.element(undo).toHaveFocus();
  await expect.element(declined()).toMatchTextContent(/^Declined.UndoLaryngeal carcinoma$/);
  await expect.element(band()).not.toBeInTheDocument();
  await expect
    .poll(() =>
      headings()
        .slice(0, 3)
        .map((text) => /Liver|Declined|Lung/.exec(text)?.[0]),
    )
    .toEqual(['Liver', 'Declined', 'Lung']);
});

test('R-1916: Undo brings the invitation back to its place, with the focus, and it can be answered anew', async () => {
  const screen = await renderRoute('/', { handlers: invitingServer() });
  await userEvent.click(decline());
  await userEvent.click(undo);
  await expect.element(band().getByRole('heading')).toHaveFocus();
  await expect.element(declined()).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Manage Networks' })).toHaveAccessibleDescription('1 invitation');
  expect(screen.calls).toContain(`POST /api/network/undo-decline/${networkId}`);
  await userEvent.click(decline());
  await expect.element(undo).toHaveFocus();
});

test('R-1916: what fails is said in its place: declining, and taking it back', async () => {
  let fails = true;
  const refused = (['decline-invitation', 'undo-decline'] as const).map((what) =>
    http.post(`/network/${what}/{id}`, ({ response }) =>
      fails ? response(500).json(buildError('Broken.')) : undefined,
    ),
  );
  await renderRoute('/', { handlers: [...refused, ...invitingServer()] });
  await userEvent.click(decline());
  await expect.element(band().getByRole('alert')).toBeVisible();
  fails = false;
  await userEvent.click(decline());
  await expect.element(undo).toHaveFocus();
  fails = true;
  await userEvent.click(undo);
  await expect.element(declined().getByRole('alert')).toBeVisible();
  await expect.element(undo).toHaveFocus();
  fails = false;
  await userEvent.click(undo);
  await expect.element(band()).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['its combinations, where these come first', null, `/network/${networkId}/n3`],
  ['the question itself', 2, `/network/${networkId}/n3/2/`],
])('R-1917: after Accept the focus is on the way to %s; the overview is beside it', async (_, iteration, href) => {
  const overview = buildOverview({ networkId, nextQuestion: { nodeId: 'n3', iteration, display_name: 'Lymph nodes' } });
  const server = http.get('/network/overview/{id}', ({ response }) => response(200).json(overview));
  await renderRoute('/', { handlers: [server, ...invitingServer()] });
  await userEvent.click(band().getByRole('button', { name: 'Accept the invitation to Laryngeal carcinoma' }));
  const begin = page.getByRole('link', { name: 'Begin with Lymph nodes' });
  await expect.element(begin).toHaveFocus();
  await expect.element(begin).toHaveAttribute('href', href);
  await expect
    .element(page.getByRole('link', { name: 'Open', exact: true }))
    .toHaveAttribute('href', `/network/${networkId}/`);
});
