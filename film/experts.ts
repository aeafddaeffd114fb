import { type Scene, settled } from './reel.ts';
import type { Study } from './study.ts';

/** The invitation on the expert's home page, and where it leads. */
export const accept =
  ({ network }: Study): Scene =>
  async (camera, { text: { invitation, manage } }) => {
    const { page } = camera;
    const asks = page.getByRole('region', { name: network });
    await camera.cutTo(asks.getByRole('heading'), 0.2);
    await camera.hold(2400);
    const button = asks.getByRole('button', { name: manage.acceptInvitation(network) });
    await camera.lookAt(button, 0.75);
    await camera.hold(1800);
    const open = page.getByRole('link', { name: invitation.open, exact: true });
    await camera.click(button, async () => {
      await open.waitFor();
      await settled(page);
    });
    await camera.cutTo(open);
    await camera.hold(1200);
  };

/** The first question of a node: a slider is dragged. */
export const answer =
  ({ nodes }: Study): Scene =>
  async (camera, { text, labels }) => {
    const { page } = camera;
    await page.getByRole('link', { name: text.invitation.open, exact: true }).click();
    await page.getByRole('link', { name: text.overview.editNode(nodes.filmed) }).click();
    await page.getByRole('button', { name: labels.combinationEditor.noneDecides }).click();
    await page.getByRole('button', { name: text.questionIntro.continue, exact: true }).click();
    const slider = page.getByRole('slider').first();
    await slider.waitFor();
    await settled(page);
    await camera.cutTo(page.getByRole('heading', { level: 1 }), 0.4);
    await camera.hold(2200);
    await camera.lookAt(slider, 0.6);
    await camera.hold(600);
    await camera.drag(slider, 0.5, 0.08);
    await camera.hold(1200);
    await camera.lookAt(page.getByRole('slider').last(), 0.62);
    await camera.hold(1600);
  };

/** The certainty is chosen, and the answer saved. */
export const sayHowCertain: Scene = async (camera, { labels }) => {
  const { page } = camera;
  const certainty = page.getByText(labels.certaintyField.choices['ratherCertain'], { exact: true });
  await camera.lookAt(certainty, 0.5);
  await camera.hold(1900);
  await camera.click(certainty);
  await camera.hold(1300);
  const go = page.getByRole('button', { name: labels.questionLayout.continue, exact: true });
  const before = page.url();
  await camera.click(go, async () => {
    await page.waitForURL((url) => url.href !== before);
    await settled(page);
  });
};

/** The next question, with its place in the node, and the overview. */
export const seeWhere: Scene = async (camera, { labels }) => {
  const { page } = camera;
  await camera.cutTo(page.getByRole('heading', { level: 1 }), 0.4);
  await camera.hold(2800);
  await camera.lookAt(page.getByText(labels.questionLayout.questionOf('2', '')).first());
  await camera.hold(2200);
  await page.goto(page.url().replace(/\/n\d+\/.*/, '/'));
  await page.getByRole('progressbar').first().waitFor();
  await settled(page);
  await camera.cutTo(page.getByRole('heading', { level: 1 }), 0.4);
  await camera.hold(3000);
};
