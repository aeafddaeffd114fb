import type { Page } from 'playwright';
import type { Camera } from './camera.ts';

/** The caption of a scene, in each language. */
export interface Scene {
  readonly en: string;
  readonly de: string;
  readonly play: (page: Page, camera: Camera) => Promise<void>;
}

/** A signed-in expert with no networks yet: from uploading the file to downloading it. */
export function scenes(file: string): readonly Scene[] {
  return [
    {
      en: 'Upload a Bayesian network, as GeNIe and most other tools write it.',
      de: 'Laden Sie ein Bayes-Netz hoch, wie GeNIe und die meisten anderen Programme es schreiben.',
      async play(page, camera) {
        const upload = page.getByRole('button', { name: 'Upload' });
        await upload.waitFor();
        await page.waitForTimeout(600);
        await camera.hold(2600);
        await camera.click(page.getByText('choose files'), async () => {
          await page.getByLabel(/choose files/).setInputFiles(file);
          await page.waitForTimeout(900);
        });
        await camera.hold(1300);
        await camera.click(upload, async () => {
          await page.getByRole('link', { name: 'Stridor' }).first().waitFor();
          await page.waitForTimeout(900);
        });
      },
    },
    {
      en: 'The overview shows how many questions each node has and how long they take.',
      de: 'Die Übersicht zeigt zu jedem Knoten, wie viele Fragen er hat und wie lange sie dauern.',
      async play(page, camera) {
        await camera.hold(3800);
        await camera.click(page.getByRole('link', { name: 'Stridor' }).last(), async () => {
          await page.getByRole('button', { name: 'T4' }).waitFor();
          await page.waitForTimeout(700);
        });
      },
    },
    {
      en: 'First, set what decides. With a T4 tumour, little else matters: one combination saves three questions.',
      de: 'Legen Sie zuerst fest, was entscheidet. Bei einem T4-Tumor zählt sonst wenig: Eine Kombination erspart drei Fragen.',
      async play(page, camera) {
        await camera.hold(1800);
        await camera.click(page.getByRole('button', { name: 'T4' }));
        const [yes, no] = [page.getByRole('slider').nth(0), page.getByRole('slider').nth(1)];
        await camera.drag(yes, 0.5, 0.85);
        await camera.drag(no, 0.5, 0.15);
        await camera.hold(2000);
        await camera.click(page.getByRole('button', { name: 'Done' }), async () => {
          await page
            .getByRole('button', { name: 'Continue' })
            .or(page.getByRole('link', { name: 'Continue' }))
            .waitFor();
          await page.waitForTimeout(700);
        });
      },
    },
    {
      en: 'Then answer one plain question at a time, each about one kind of patient.',
      de: 'Dann beantworten Sie eine einfache Frage nach der anderen, jede für eine Art von Patienten.',
      async play(page, camera) {
        await camera.hold(1800);
        await camera.click(
          page.getByRole('button', { name: 'Continue' }).or(page.getByRole('link', { name: 'Continue' })),
          async () => {
            await page.getByRole('slider').first().waitFor();
            await page.waitForTimeout(900);
          },
        );
        await camera.hold(1800);
      },
    },
    {
      en: 'Out of a hundred such patients, how many? Drag, choose a word, or type a number.',
      de: 'Bei wie vielen von hundert solcher Patienten? Ziehen Sie, wählen Sie ein Wort, oder tippen Sie eine Zahl.',
      async play(page, camera) {
        const [yes, no] = [page.getByRole('slider').nth(0), page.getByRole('slider').nth(1)];
        await camera.drag(yes, 0.5, 0.15);
        await camera.drag(no, 0.5, 0.85);
        await camera.hold(1800);
      },
    },
    {
      en: 'Say how certain you are, and go on. Every answer is saved at once; you can stop at any time.',
      de: 'Geben Sie an, wie sicher Sie sind, und fahren Sie fort. Jede Antwort wird sofort gespeichert; Sie können jederzeit aufhören.',
      async play(page, camera) {
        await camera.scrollTo(page.getByText('rather certain', { exact: true }));
        await camera.click(page.getByText('rather certain', { exact: true }));
        const before = page.url();
        await camera.click(page.getByRole('button', { name: 'Continue' }), async () => {
          await page.waitForURL((url) => url.href !== before);
          await page.waitForTimeout(1000);
        });
        await camera.hold(2400);
      },
    },
    {
      en: 'At the end, download the same file with your probabilities in it. Nothing else has changed.',
      de: 'Am Ende laden Sie dieselbe Datei herunter, mit Ihren Wahrscheinlichkeiten darin. Sonst hat sich nichts geändert.',
      async play(page, camera) {
        await camera.click(page.getByRole('link', { name: 'Overview' }).first(), async () => {
          await page.getByRole('button', { name: 'Download' }).waitFor();
          await page.waitForTimeout(900);
        });
        await camera.hold(1600);
        const download = page.waitForEvent('download');
        await camera.click(page.getByRole('button', { name: 'Download' }), async () => {
          await download;
          await page.waitForTimeout(500);
        });
        await camera.hold(3000);
      },
    },
  ];
}
