import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { downloaded } from '../downloaded.ts';
import { Expert } from '../expert.ts';
import { Panelist } from '../panelist.ts';
import { phone, running } from '../running.ts';
import { Sharer } from '../sharer.ts';

const larynx = readFileSync(path.resolve(import.meta.dirname, '../../examples/larynx.xdsl'));
const run = running();

interface Asked {
  nodeId: string;
  iteration: number;
}

const person = (name: string) => `${name}@example.org`;

/** Sliders of a question with so many states, a little other for each person. */
const sliders = (states: number, tilt: number) =>
  Array.from({ length: states }, (_, state) => 20 + 10 * ((state + tilt) % 5));

test('R-3001: of ten who are asked five finish, and the owner closes, reads, adopts and takes the pool home', async () => {
  const { product } = run;
  const owner = new Sharer(await run.page(), product.url);
  const { page } = owner;
  await owner.signIn();
  const id = await owner.upload({ name: 'panel.xdsl', mimeType: 'application/xml', buffer: larynx });
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const runs = new Panelist(product.url, person('expert'), token!);
  const overview = await runs.call<{ nodes: { id: string; states: string[]; questions: number }[] }>(
    `/network/overview/${id}`,
  );
  console.log(JSON.stringify(overview).slice(0, 3000));
});
