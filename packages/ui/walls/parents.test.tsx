import { afterAll, expect, test } from 'vitest';
import { leastWidth, parents, putInto } from '../test/embeddedParents.ts';
import { wide } from './emulation.js';
import { sticksOut } from './overflow.js';
import { drawn, kit, overStories } from './stories.js';

afterAll(() => wide(1024));

/** A file's first story shows its subject in its usual state. */
const firstOf = (exported: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(exported)
      .filter(([name]) => name !== 'default')
      .slice(0, 1),
  );

const elicitation = {
  ...kit,
  files: Object.fromEntries(
    Object.entries(kit.files)
      .filter(([path]) => path.includes('/elicitation/'))
      .map(([path, load]) => [path, async () => firstOf(await load())] as const),
  ),
};

/** The component that a file of stories is about. */
const rootOf = (file: string) => file.split('/').at(-2);

test('R-3551: no component of elicitation collapses in a parent that is as wide as its content, or makes it scroll', async () => {
  const findings: string[] = [];
  let components = 0;
  await wide(1024);
  await overStories(
    {},
    async ({ file, canvas }) => {
      const root = canvas.querySelector<HTMLElement>(`[data-credence="${rootOf(file)}"]`);
      if (!root) return;
      components++;
      const place = document.createComment('');
      root.before(place);
      for (const width of [1024, 390]) {
        await wide(width);
        await drawn();
        for (const isWrapped of [false, true]) {
          for (const kind of Object.keys(parents)) {
            // Not in what the story itself puts around it.
            document.body.append(root);
            const parent = putInto(kind, root, isWrapped);
            const at = `${rootOf(file)} in ${kind}${isWrapped ? ', wrapped' : ''} at ${width}`;
            const found = Math.round(root.getBoundingClientRect().width);
            if (found < leastWidth()) findings.push(`${at}: ${found} px`);
            findings.push(...sticksOut().map((what) => `${at}: ${what} sticks out`));
            place.after(root);
            parent.remove();
          }
        }
      }
      place.remove();
      await wide(1024);
    },
    elicitation,
  );
  expect(components).toBeGreaterThan(12);
  expect(findings).toEqual([]);
});
