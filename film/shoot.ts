import type { Browser } from 'playwright';
import { accept, answer, sayHowCertain, seeWhere } from './experts.ts';
import { answerMore } from './answerMore.ts';
import { download, invite, upload, watch } from './owners.ts';
import { Reel } from './reel.ts';
import type { Study } from './study.ts';
import type { Words } from './words.ts';

/** One study, filmed on both sides in the order in which it happens. */
export async function shoot(
  browser: Browser,
  address: string,
  words: Words,
  study: Study,
): Promise<{ owners: Reel; experts: Reel }> {
  const owners = await Reel.open(browser, address, 'colleague@example.org', words);
  await owners.take(upload(study));
  await owners.take(invite('expert@example.org', study));

  const experts = await Reel.open(browser, address, 'expert@example.org', words);
  for (const scene of [accept(study), answer(study), sayHowCertain, seeWhere]) await experts.take(scene);
  await answerMore(experts.camera.page, words, study);

  await owners.take(watch(study));
  await owners.take(download(study));
  return { owners, experts };
}
