import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { configurationOfColumn, iterationOf } from '../../packages/bayesnet/src/index.ts';
import type { BrowserContextOptions } from 'playwright';
import { expect, test } from 'vitest';
import { Expert } from '../../harness/people/expert.ts';
import { desk, phone, running } from '../../harness/running.ts';
import { expectColumn } from '../expectColumn.ts';
import { columnsOf, takeApart } from '../numbers.ts';

/** A complete medical network: liver disorders, 70 nodes. It is not part of the repository. */
const file = path.resolve(import.meta.dirname, '../../../shared/networks/xdsl/ML-KULeuven__problog__Hepar_II.xdsl');
const isHere = existsSync(file);
if (!isHere) console.log('Hepar II is not beside the repository: the test over it is skipped.');

interface Task {
  readonly title: string;
  readonly id: string;
  readonly states: number;
  readonly device: BrowserContextOptions;
}

const tasks: readonly Task[] = [
  { title: 'Age', id: 'age', states: 4, device: desk },
  { title: 'Chronic hepatitis', id: 'ChHepatitis', states: 3, device: desk },
  { title: 'ESR', id: 'ESR', states: 3, device: desk },
  { title: 'Cirrhosis', id: 'Cirrhosis', states: 3, device: phone },
  { title: 'Fatigue', id: 'fatigue', states: 2, device: phone },
];

const run = running();

/** The state counts of a node's parents, read from the file. */
function radicesIn(text: string, id: string): number[] {
  const cpt = (node: string) => new RegExp(`<cpt id="${node}"[^>]*>([\\s\\S]*?)</cpt>`).exec(text)?.[1] ?? '';
  const parents = /<parents>(.*?)<\/parents>/.exec(cpt(id))?.[1]?.trim().split(/\s+/) ?? [];
  return parents.map((parent) => cpt(parent).match(/<state /g)?.length ?? 0);
}

test.skipIf(!isHere)(
  'five nodes of Hepar II, answered on a desk and on a phone and interrupted on the way, come home as given',
  async () => {
    const original = readFileSync(file);
    const text = original.toString('latin1');
    let device = desk;
    let expert = new Expert(await run.page(device), run.product.url);
    await expert.signIn();
    const id = await expert.upload(file);
    const given = new Map<string, Map<number, readonly number[]>>();

    let answered = 0;
    for (const task of tasks) {
      const answers = new Map<number, readonly number[]>();
      given.set(task.id, answers);
      if (task.device !== device) {
        device = task.device;
        expert = new Expert(await run.page(device), run.product.url);
        await expert.signIn();
      }
      const overview = `${run.product.url}/network/${id}/`;
      const open = async () => {
        await expert.page.goto(overview);
        await expert.page.getByRole('searchbox').fill(task.title);
        await expert.edit(task.title);
        // A node's own address leads on to its question where there are no combinations to choose.
        const skip = expert.page.getByRole('button', { name: 'No single event decides' });
        await skip
          .or(expert.page.getByRole('button', { name: /^(Continue|Finish)$/ }))
          .first()
          .waitFor();
        if (await skip.isVisible()) {
          await skip.click();
          await expert.page.getByRole('button', { name: 'Continue', exact: true }).click();
        }
        await expert.page.waitForURL(/\/\d+\/?$/);
      };
      await open();
      while (expert.iteration !== undefined) {
        const { iteration } = expert;
        const values = Array.from({ length: task.states }, (_, state) => 5 + ((iteration * 7 + state * 31) % 90));
        expect(answers.has(iteration), `${task.title} ${iteration}`).toBe(false);
        answers.set(iteration, values);
        await expert.answer(values);
        answered++;
        if (answered === 6) {
          // The server dies between two answers and is restarted.
          await run.product.kill();
          await run.product.restart();
        }
        if (answered === 12) {
          // The tab is closed between two answers.
          const context = expert.page.context();
          await expert.page.close();
          expert = new Expert(await context.newPage(), run.product.url);
          await open();
        }
      }
      await expert.page.waitForURL(overview);
      await expert.page.getByRole('searchbox').fill(task.title);
      await expert.row(task.title).getByText('Completed').waitFor();
    }

    const { bytes } = await expert.download(id);
    const [before, after] = [takeApart(original, 'xdsl'), takeApart(bytes, 'xdsl')];
    expect(after.frame).toBe(before.frame);
    const changed = after.slots.filter((slot, index) => slot.text !== before.slots[index]?.text);
    expect([...new Set(changed.map(({ node }) => node))].sort()).toEqual(tasks.map((task) => task.id).sort());
    for (const task of tasks) {
      const radices = radicesIn(text, task.id);
      const columns = columnsOf(after, task.id, task.states);
      expect(columns.length).toBe(given.get(task.id)?.size);
      for (const [index, column] of columns.entries()) {
        const iteration = radices.length === 0 ? 1 : iterationOf(configurationOfColumn(index, radices) ?? [], radices);
        expectColumn(column, given.get(task.id)?.get(iteration));
      }
    }
  },
  // A hundred answers on two devices: what hangs is ended, a slow machine is not.
  600_000,
);
