import { readFileSync } from 'node:fs';
import { showChanges } from './paper.ts';
import { type Scene, settled } from './reel.ts';
import type { Study } from './study.ts';

/** The owner's home page: a file is chosen and uploaded, and its network opens. */
export const upload =
  ({ file }: Study): Scene =>
  async (camera, { text, labels }) => {
    const { page } = camera;
    const button = page.getByRole('button', { name: text.home.upload, exact: true });
    const choose = labels.fileDrop.chooseSeveral;
    await camera.cutTo(page.getByText(choose), 0.6);
    await camera.hold(2000);
    await camera.click(page.getByText(choose), async () => {
      await page.getByLabel(choose).setInputFiles(file);
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

/** Somebody is invited by e-mail address, and told why. */
export const invite =
  (address: string, { network, message }: Study): Scene =>
  async (camera, { text: { manage, share }, labels: { shareDialog } }) => {
    const { page } = camera;
    const dialog = page.getByRole('dialog', { name: shareDialog.title(network) });
    await page.goto('/networks_overview');
    await page.getByRole('button', { name: manage.manageCollaboratorsOf(network) }).click();
    await dialog.getByText(shareDialog.empty).waitFor();
    await settled(page);
    const field = dialog.getByRole('textbox', { name: shareDialog.invite });
    await camera.cutTo(field);
    await camera.hold(1200);
    await camera.click(field);
    await camera.type(address);
    const why = dialog.getByRole('textbox', { name: share.message });
    // Low, and then past it: the field for a day between them is in the language of the browser.
    await camera.lookAt(why, 0.72);
    await camera.click(why);
    await camera.type(message);
    const send = dialog.getByRole('button', { name: shareDialog.send, exact: true });
    const pending = dialog.getByText(shareDialog.statuses.pending);
    await camera.hold(600);
    await camera.cutTo(send, 0.25);
    await camera.hold(400);
    await camera.click(send, async () => {
      await pending.waitFor();
      await settled(page);
    });
    await camera.lookAt(pending, 0.65);
    await camera.hold(2200);
  };

/** The overview after a while: how far it is, who has answered, and which nodes are complete. */
export const watch =
  ({ network }: Study): Scene =>
  async (camera, { text: { manage, overview } }) => {
    const { page } = camera;
    await page.goto('/networks_overview');
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: manage.manageCollaboratorsOf(network) }) })
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL(/\/network\//);
    await settled(page);
    await camera.cutTo(page.getByRole('heading', { level: 1 }), 0.4);
    await camera.hold(2600);
    await camera.lookAt(page.getByText(overview.badgeCompleted, { exact: true }).last());
    await camera.hold(3200);
  };

/** The file comes back, with other numbers in it. */
export const download =
  ({ file }: Study): Scene =>
  async (camera, { text }) => {
    const { page } = camera;
    const button = page.getByRole('button', { name: text.overview.download, exact: true });
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
