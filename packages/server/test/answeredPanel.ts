import type { StudyProtocol } from '@credence/api-client';
import { answer } from './assess.js';
import type { Client } from './client.js';
import { openResults, type Panel, panel } from './takePart.js';
import type { TestApp } from './testApp.js';

const emails = ['ann@example.org', 'ben@example.org', 'cleo@example.org'];

/** What each of three experts says of the first question of Season; of Sky the first one alone does. */
const seasons = [
  [60, 30, 10],
  [50, 25, 25],
  [10, 20, 70],
];

/** A closed study with three experts and opened results. `more` happens before the close. */
export async function answeredPanel(
  server: TestApp,
  given: Partial<StudyProtocol> & { more?: (experts: readonly Client[], study: Panel) => Promise<void> } = {},
): Promise<Panel> {
  const { more, ...protocol } = given;
  const study = await panel(server, emails, protocol);
  const { at, experts } = study;
  for (const [place, sliders] of seasons.entries()) await experts[place]!.post(`${at('n1')}/1/save`, answer(sliders));
  await experts[0]!.post(`${at('n3')}/1/save`, answer([20, 30, 50], { comment: '=cmd|why' }));
  await more?.(experts, study);
  await openResults(study);
  return study;
}
