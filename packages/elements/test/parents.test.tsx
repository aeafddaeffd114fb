import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leastWidth, parents, putInto } from '../../ui/test/embeddedParents.ts';
import '../src/index.js';

afterAll(() => page.viewport(1024, 768));

const elements = [
  `<credence-slider label="How likely is a relapse?"></credence-slider>`,
  `<credence-question node="Metastasis" states='["present", "absent"]'></credence-question>`,
  `<credence-combinations node="Cancer" states='["yes", "no"]' parents='[{"name": "Smoker", "states": ["smokes", "never"]}]'></credence-combinations>`,
];

test.each(elements)('R-3551: %s does not collapse in a parent that is as wide as its content', async (html) => {
  const findings: string[] = [];
  document.body.innerHTML = html;
  const element = document.body.firstElementChild!;
  await expect.poll(() => element.shadowRoot?.querySelector('[data-credence]')).not.toBeNull();
  for (const width of [1024, 390]) {
    await page.viewport(width, 768);
    for (const isWrapped of [false, true]) {
      for (const kind of Object.keys(parents)) {
        document.body.replaceChildren(element);
        putInto(kind, element, isWrapped);
        const found = Math.round(element.getBoundingClientRect().width);
        const at = `in ${kind}${isWrapped ? ', wrapped' : ''} at ${width}`;
        if (found < leastWidth()) findings.push(`${at}: ${found} px`);
        if (document.documentElement.scrollWidth > innerWidth) findings.push(`${at}: scrolls sideways`);
      }
    }
  }
  document.body.replaceChildren();
  expect(findings).toEqual([]);
});
