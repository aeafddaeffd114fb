import { readFileSync } from 'node:fs';
import { showChanges } from './paper.ts';
import { type Scene, settled } from './reel.ts';

/** The owner's home page: a file is chosen and uploaded, and its network opens. */
export const upload =
  (file: string): Scene =>
  async (camera) => {
    const { page } = camera;
    const button = page.getByRole('button', { name: 'Upload', exact: true });
    await camera.cutTo(page.getByText('choose files'), 0.6);
    await camera.hold(2000);
    await camera.click(page.getByText('choose files'), async () => {
      await page.getByLabel(/choose files/).setInputFiles(file);
      await settled(page);
    });
    await camera.lookAt(button, 0.75);
    await camera.hold(1200);
    await camera.click(button, async () => {
      await page.waitForURL(/\/network\/[^/]+\/?$/);
      await settled(page);
    });
    await camera.cutTo(page.getByRole('heading', { level: 1 }), 0.4);
    await camera.hold(2000);
  };

/** Somebody is invited by e-mail address. */
export const invite =
  (address: string): Scene =>
  async (camera) => {
    const { page } = camera;
    const dialog = page.getByRole('dialog', { name: /^Share / });
    await page.goto('/networks_overview');
    await page.getByRole('button', { name: /^Manage collaborators of stridor/ }).click();
    await dialog.getByText('Nobody yet').waitFor();
    await settled(page);
    const field = dialog.getByRole('textbox', { name: 'Invite by e-mail or username' });
    await camera.cutTo(field);
    await camera.hold(1200);
    await camera.click(field);
    await camera.type(address);
    await camera.click(dialog.getByRole('button', { name: 'Invite', exact: true }), async () => {
      await dialog.getByText('Pending').waitFor();
      await settled(page);
    });
    await camera.lookAt(dialog.getByText('Pending'), 0.65);
    await camera.hold(2200);
  };

/** The overview after a while: how far it is, who has answered, and which nodes are complete. */
export const watch: Scene = async (camera) => {
  const { page } = camera;
  await page.goto('/networks_overview');
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Manage collaborators of stridor/ }) })
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL(/\/network\//);
  await settled(page);
  await camera.cutTo(page.getByRole('heading', { level: 1 }), 0.4);
  await camera.hold(2600);
  await camera.lookAt(page.getByText('Completed', { exact: true }).last());
  await camera.hold(3200);
};

/** The file comes back, with other numbers in it. */
export const download =
  (file: string): Scene =>
  async (camera) => {
    const { page } = camera;
    const button = page.getByRole('button', { name: /^Download/ });
    await camera.cutTo(button);
    await camera.hold(1400);
    const coming = page.waitForEvent('download');
    await camera.click(button, () => settled(page));
    await camera.hold(900);
    const came = await coming;
    const [before, after] = [readFileSync(file, 'utf8'), readFileSync(await came.path(), 'utf8')];
    await showChanges(page, came.suggestedFilename(), before, after);
    await camera.cutTo(page.getByRole('heading', { level: 1 }), 0.12);
    await camera.hold(3800);
  };
