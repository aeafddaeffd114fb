import { type Scene, settled } from './reel.ts';

/** The invitation on the expert's home page. */
export const accept: Scene = async (camera) => {
  const { page } = camera;
  const asks = page.getByRole('region', { name: /asks for your judgement/ });
  await camera.cutTo(asks.getByRole('heading'), 0.2);
  await camera.hold(2400);
  const button = asks.getByRole('button', { name: /^Accept/ });
  await camera.lookAt(button, 0.75);
  await camera.hold(1800);
  await camera.click(button, async () => {
    await page.getByRole('link', { name: 'Open', exact: true }).waitFor();
    await settled(page);
  });
  await camera.cutTo(page.getByRole('link', { name: 'Open', exact: true }));
  await camera.hold(1200);
};

/** The first question of a node: a slider is dragged. */
export const answer: Scene = async (camera) => {
  const { page } = camera;
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await page.getByRole('link', { name: 'Edit Stridor' }).click();
  await page.getByRole('button', { name: 'Skip: no single event decides' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const slider = page.getByRole('slider').first();
  await slider.waitFor();
  await settled(page);
  await camera.cutTo(page.getByRole('heading', { level: 1 }), 0.4);
  await camera.hold(2200);
  await camera.lookAt(slider, 0.6);
  await camera.hold(600);
  await camera.drag(slider, 0.5, 0.08);
  await camera.hold(1200);
  const rest = page.getByRole('button', { name: 'Fill in the rest' });
  await camera.lookAt(rest, 0.62);
  await camera.click(rest);
  await camera.hold(1600);
};

/** The certainty is chosen, and the answer saved. */
export const sayHowCertain: Scene = async (camera) => {
  const { page } = camera;
  const certainty = page.getByText('rather certain', { exact: true });
  await camera.lookAt(certainty, 0.38);
  await camera.hold(1900);
  await camera.click(certainty);
  await camera.hold(1300);
  const go = page.getByRole('button', { name: 'Continue', exact: true });
  const before = page.url();
  await camera.click(go, async () => {
    await page.waitForURL((url) => url.href !== before);
    await settled(page);
  });
};

/** The next question, with its place in the node, and the overview. */
export const seeWhere: Scene = async (camera) => {
  const { page } = camera;
  await camera.cutTo(page.getByRole('heading', { level: 1 }), 0.4);
  await camera.hold(2800);
  await camera.lookAt(page.getByText(/Question 2 of/).first());
  await camera.hold(2200);
  await page.goto(page.url().replace(/\/n\d+\/.*/, '/'));
  await page.getByRole('progressbar').first().waitFor();
  await settled(page);
  await camera.cutTo(page.getByRole('heading', { level: 1 }), 0.4);
  await camera.hold(3000);
};
