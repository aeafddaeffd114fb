import { english } from '@credence/text/english/app';
import { leftStudies as words } from '@credence/text/english/app/leftStudies';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildNetwork } from '../../test/builders.js';
import { fakeServer } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';

const { profile: text } = english;
const jonas = {
  id: '0b1c7a52-5b0e-4a3c-9c55-2f0f3a9d7e10',
  username: 'jonas@example.org',
  firstname: '',
  lastname: '',
};
const passes = { fate: 'passes' as const, deputy: 'Dora Weiss' };
const stops = { fate: 'stops' as const };

async function open(given: Parameters<typeof fakeServer>[0]) {
  const screen = await renderRoute('/profile', { server: fakeServer(given) });
  await userEvent.click(screen.getByRole('button', { name: text.delete }));
  await userEvent.fill(screen.getByLabelText(text.password), 'credence-demo');
  return screen;
}
async function bodyOf({ requests, address }: Awaited<ReturnType<typeof open>>): Promise<unknown> {
  await userEvent.click(page.getByRole('button', { name: text.deleteConfirm }));
  await expect.poll(address).toBe('/login');
  return requests.find(({ url }) => url.endsWith('/user/delete'))?.json();
}

test('R-3040: before the account goes its owner reads of each study whether it passes to a deputy or is stopped', async () => {
  const screen = await open({
    own: [
      buildNetwork({ networkId: 'aaaaaaaaaaaa', filename: 'first.xdsl', withoutOwner: passes }),
      // While a round is open nothing can be chosen, whoever works on it.
      buildNetwork({
        networkId: 'bbbbbbbbbbbb',
        filename: 'second.xdsl',
        withoutOwner: stops,
        openRound: 1,
        collaborators: [jonas],
      }),
      buildNetwork({ networkId: 'cccccccccccc', filename: 'plain.xdsl' }),
    ],
  });
  await expect.element(page.getByText(words.studyPasses('first', 'Dora Weiss'))).toBeVisible();
  await expect.element(page.getByText(words.studyStops('second'))).toBeVisible();
  expect(page.getByText(/plain\.xdsl/).query()).toBeNull();
  expect(page.getByRole('combobox').query()).toBeNull();
  expect(page.getByText(words.partAnswers).query()).toBeNull();
  expect(await bodyOf(screen)).toEqual({ password: 'credence-demo' });
});

test('R-3040: of a closed study on which others work the owner chooses, also to leave it as it is', async () => {
  const closed = { collaborators: [jonas], withoutOwner: passes };
  const screen = await open({
    own: [
      buildNetwork({ ...closed, networkId: 'aaaaaaaaaaaa', filename: 'first.xdsl' }),
      buildNetwork({ ...closed, networkId: 'bbbbbbbbbbbb', filename: 'second.xdsl' }),
      buildNetwork({ ...closed, networkId: 'cccccccccccc', filename: 'third.xdsl', withoutOwner: stops }),
    ],
  });
  const choice = (name: string) => page.getByRole('combobox', { name });
  await userEvent.selectOptions(choice('first'), words.passesTo('Dora Weiss'));
  await userEvent.selectOptions(choice('second'), text.deleteNetwork);
  await userEvent.selectOptions(choice('third'), words.stops);
  expect(await bodyOf(screen)).toEqual({ password: 'credence-demo', networks: [{ networkId: 'bbbbbbbbbbbb' }] });
});

test('R-3040: an expert reads in how many studies they take part, and says what becomes of the answers', async () => {
  const part = { type: 'collaboration' as const, may: ['view' as const, 'take_part' as const] };
  const given = {
    shared: [
      buildNetwork({ ...part, networkId: 'aaaaaaaaaaaa' }),
      buildNetwork({ ...part, networkId: 'bbbbbbbbbbbb' }),
      buildNetwork({ ...part, networkId: 'cccccccccccc', may: ['view'] }),
    ],
  };
  const kept = await open(given);
  await expect.element(page.getByText(words.parts(2))).toBeVisible();
  expect(await bodyOf(kept)).toEqual({ password: 'credence-demo', studyAnswers: 'keep' });
  const erased = await open(given);
  await userEvent.click(page.getByRole('radio', { name: new RegExp(words.partErases) }));
  expect(await bodyOf(erased)).toEqual({ password: 'credence-demo', studyAnswers: 'erase' });
});
