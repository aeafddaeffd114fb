import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths } from '../../ground/paths.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildNode, nodeServer } from '../../test/networkBuilders.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const at = (nodeName: string) => paths.questionIntro.href('Lx7fK2pQ9xWb', 'n3', 2, nodeName);
const server = questionServer(buildQuestion());

test('the heading is the name in the address (R-149, R-739)', async () => {
  const { getByRole } = await renderRoute(at('Metastasis & more'), { server });
  await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent(/^Metastasis & more$/);
});

test('without a name in the address the heading says what comes next (R-739)', async () => {
  const { getByRole } = await renderRoute('/network/Lx7fK2pQ9xWb/n3/2/start', { server });
  await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent('The remaining event combinations');
});

test('a script as a name is text (B-074)', async () => {
  const { getByRole } = await renderRoute(at('<script>alert(1)</script>'), { server });
  await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent('<script>alert(1)</script>');
  expect(getByRole('heading', { level: 1 }).element().querySelector('script')).toBeNull();
});

test('a name of 10 KB is cut to 255 characters (B-074)', async () => {
  const { getByRole } = await renderRoute(at('n'.repeat(10_240)), { server });
  await expect.element(getByRole('heading', { level: 1 })).toMatchTextContent(/^n{255}$/);
});

test('the page says that the remaining event combinations are next, and how many (R-740)', async () => {
  const { getByText } = await renderRoute(at('Metastasis'), { server });
  await expect.element(getByText(/the remaining event combinations will be assessed/)).toBeVisible();
  await expect.element(getByText('3 questions remain, ca. 4 min.')).toBeVisible();
});

test('if the remaining number is unknown, the page shows the rest', async () => {
  const { getByText } = await renderRoute(at('Metastasis'), {
    server,
    handlers: [
      http.get('/network/{networkId}/{nodeId}/{iteration}', ({ response }) =>
        response(500).json(buildError('Broken.')),
      ),
    ],
  });
  await expect.element(getByText(/the remaining event combinations will be assessed/)).toBeVisible();
  expect(getByText(/remain, ca\./).query()).toBeNull();
});

test('"Continue" has the focus and leads to the question (R-741, R-742)', async () => {
  const { getByRole, address } = await renderRoute(at('Metastasis'), { server });
  await expect.element(getByRole('button', { name: 'Continue' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(questionPath(2));
});

test('without access the user is taken to the networks (R-1410)', async () => {
  const { router } = await renderRoute(at('Metastasis'), {
    server,
    handlers: [
      http.get('/network/check-access/{networkId}', ({ response }) => response(200).json({ hasAccess: false })),
    ],
  });
  const visited: string[] = [];
  router.subscribe(({ location, navigation }) => visited.push(location.pathname, navigation.location?.pathname ?? ''));
  await expect.poll(() => visited).toContain('/networks_overview');
});

test('R-1755: of a question that does not exist there is no introduction', async () => {
  const { getByText } = await renderRoute('/network/Lx7fK2pQ9xWb/n3/999/start?nodeName=Metastasis', { server });
  await expect.element(getByText('This question does not exist. Open it from the overview.')).toBeVisible();
});

test('R-2626: what is meant is said before the first question', async () => {
  const question = buildQuestion();
  const details = { meaning: { text: 'Spread to other organs.', source: 'owner' as const } };
  const { getByRole } = await renderRoute(at('Metastasis'), {
    server: questionServer({ ...question, node: { ...question.node, details } }),
  });
  await expect.element(getByRole('region', { name: 'What is meant' })).toMatchTextContent('Spread to other organs.');
});

test('R-2695: what no download will hold is said before the first question', async () => {
  const parents = Array.from({ length: 12 }, (_, parent) => ({
    display_name: `Finding ${parent}`,
    vars: [...'abcde'],
  }));
  const node = buildNode({ parents, questions: 5 ** 12, tooLargeForFile: true });
  const { getByText } = await renderRoute(at('Metastasis'), { server: [...nodeServer(node), ...server] });
  await expect.element(getByText(/would have 732,421,875 numbers.*the download will have none/)).toBeVisible();
});

test('R-3666: a node without conditions has no introduction: its one question is asked at once', async () => {
  const alone = buildNode();
  const { address } = await renderRoute(at('Metastasis'), {
    server: [...server, ...nodeServer({ ...alone, parents: [] })],
  });
  await expect.poll(address).toBe(questionPath(2));
});

test('R-3667: where nothing is explained the introduction says nothing of it, the owner included', async () => {
  const { getByRole, getByText } = await renderRoute(at('Metastasis'), {
    server: questionServer(buildQuestion({ mayExplain: true })),
  });
  await expect.element(getByText('3 questions remain, ca. 4 min.')).toBeVisible();
  expect(getByRole('region', { name: 'What is meant' }).query()).toBeNull();
});
