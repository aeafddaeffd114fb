import type { Browser } from 'playwright';
import { inRoot } from '../workspace.ts';
import { accept, answer, sayHowCertain, seeWhere } from './experts.ts';
import { answerMore } from './answerMore.ts';
import { download, invite, upload, watch } from './owners.ts';
import { Reel } from './reel.ts';

const STUDY = inRoot('tools/film/stridor.xdsl');

/** One study, filmed on both sides in the order in which it happens. */
export async function shoot(browser: Browser, address: string): Promise<{ owners: Reel; experts: Reel }> {
  const owners = await Reel.open(browser, address, 'colleague@example.org');
  await owners.take(upload(STUDY));
  await owners.take(invite('expert@example.org'));

  const experts = await Reel.open(browser, address, 'expert@example.org');
  for (const scene of [accept, answer, sayHowCertain, seeWhere]) await experts.take(scene);
  await answerMore(experts.camera.page);

  await owners.take(watch);
  await owners.take(download(STUDY));
  return { owners, experts };
}
