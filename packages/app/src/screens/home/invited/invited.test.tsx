import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError, buildInvitation, buildNetwork } from '../../../test/builders.js';
import { fakeServer, http } from '../../../test/fakeServer.js';
import { renderRoute } from '../../../test/renderRoute.js';
import { invitation, invitingServer } from '../../../test/invitingServer.js';

const band = () =>
  page.getByRole('region', { name: 'Dr. Chidi Okafor asks for your judgement on Laryngeal carcinoma.' });
const manage = () => page.getByRole('link', { name: 'Manage Networks', exact: true });

test('R-2686, R-1922: home shows who asks for what, how much it is and who sees it, and the menu counts the invitation', async () => {
  await renderRoute('/', { handlers: invitingServer() });
  await expect.element(band()).toBeVisible();
  for (const fact of ['30 nodes, 96 open questions', 'about 35 min', 'Dr. Chidi Okafor and 2 experts'])
    await expect.poll(() => band().element().textContent).toContain(fact);
  await expect.element(manage()).toHaveAccessibleDescription('1 invitation');
});

test('R-1917: after Accept there is "Open", which has the focus; the count is gone', async () => {
  const screen = await renderRoute('/', { handlers: invitingServer() });
  const accept = band().getByRole('button', { name: 'Accept the invitation to Laryngeal carcinoma' });
  await expect.element(accept).toBeVisible();
  // Twice at once: a mouse might hit what takes the button's place.
  const button = accept.element() as HTMLElement;
  button.click();
  button.click();
  const open = page.getByRole('link', { name: 'Open', exact: true });
  await expect.element(open).toHaveFocus();
  await expect.element(open).toHaveAttribute('href', `/network/${invitation.networkId}/`);
  await expect.element(page.getByText('You are now a collaborator on Laryngeal carcinoma.')).toBeVisible();
  await expect.element(band()).not.toBeInTheDocument();
  await expect.element(manage()).toHaveAccessibleDescription('');
  await expect.element(page.getByText('Continue editing network:')).toBeVisible();
  expect(screen.calls.filter((call) => call.includes('accept-invitation'))).toHaveLength(1);
});

test('R-2685: a server that says no more than the specification asks of it shows the invitation all the same', async () => {
  const bare = buildNetwork({ filename: 'sepsis.xdsl', type: 'invitation' });
  await renderRoute('/', { server: fakeServer({ invited: [bare] }) });
  const named = page.getByRole('region', { name: 'A colleague asks for your judgement on sepsis.' });
  await expect.element(named).toBeVisible();
  await expect.element(page.getByText('Your part')).not.toBeInTheDocument();
});

test('R-3092: a study says that each answers alone, and leads to what it is about instead of to Accept', async () => {
  const study = {
    mayReadResults: false,
    link: { expert: '0b1c7a52-5b0e-4a3c-9c55-2f0f3a9d7e10', secret: 'seven larks' },
  };
  await renderRoute('/', { server: fakeServer({ invited: [buildInvitation({ study })] }) });
  await expect.element(band()).toBeVisible();
  await expect.poll(() => band().element().textContent).toContain('nobody before the round closes');
  const way = band().getByRole('link', { name: 'See what Laryngeal carcinoma is about' });
  await expect
    .element(way)
    .toHaveAttribute('href', '/study#expert=0b1c7a52-5b0e-4a3c-9c55-2f0f3a9d7e10&secret=seven+larks');
  await expect.element(band().getByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
});

test('R-2687: Accept is the only filled button for somebody who is invited and has no networks', async () => {
  await renderRoute('/', { handlers: invitingServer() });
  await expect.element(page.getByRole('button', { name: 'Upload', exact: true })).toBeVisible();
  const filled = [...document.querySelectorAll('main [data-variant="primary"]')];
  expect(filled.map(({ textContent }) => textContent)).toEqual(['Accept']);
});

test('R-2688: where the invitations cannot be loaded, home is as ever', async () => {
  const broken = http.get('/user/invitations', ({ response }) => response(500).json(buildError('Broken.')));
  await renderRoute('/', { handlers: [broken] });
  await expect.element(page.getByRole('heading', { name: 'XML-Upload' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('R-2689: somebody who is invited tries three questions first, one condition apart, and nothing is stored', async () => {
  const screen = await renderRoute('/', { handlers: invitingServer() });
  const practice = page.getByRole('region', { name: 'Try one question first' });
  const slider = () => practice.getByRole('slider', { name: /a tumour of the larynx/ });
  await expect.element(practice.getByText('hoarse for three weeks')).toBeVisible();
  slider().element().focus();
  await userEvent.keyboard('7');
  await expect.element(slider()).toHaveValue('7');
  await userEvent.click(practice.getByRole('button', { name: 'Try all 3 practice questions' }));
  await expect.element(practice.getByText('has never smoked')).toBeVisible();
  await expect.element(slider()).toHaveValue('50');
  await userEvent.click(practice.getByRole('button', { name: 'Next practice question' }));
  await expect.element(practice.getByText('hoarse for three days')).toBeVisible();
  await expect.element(practice.getByRole('button', { name: 'Start again' })).toHaveFocus();
  expect(screen.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('R-2689: whoever has answered before needs no practice', async () => {
  const begun = buildNetwork({ lastQuestion: { nodeId: 'n1', iteration: 5, display_name: 'Tumour extent' } });
  await renderRoute('/', { server: fakeServer({ own: [begun], invited: [invitation] }) });
  await expect.element(band()).toBeVisible();
  await expect.element(page.getByText('Try one question first')).not.toBeInTheDocument();
});

test('two invitations whose networks are called alike are told apart (R-2009)', async () => {
  const second = { ...invitation, networkId: 'Second345678' };
  await renderRoute('/', { server: fakeServer({ invited: [invitation, second] }) });
  for (const { networkId } of [invitation, second]) {
    const accept = { name: `Accept the invitation to Laryngeal carcinoma (${networkId})` };
    await expect.element(page.getByRole('button', accept)).toBeVisible();
  }
});
