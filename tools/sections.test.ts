import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

test('a section reaches to the next heading of its rank, and a comment in a block of code is no heading', () => {
  const page = "# Page\n\n## 5. One's TLS\na\n```sh\n# no heading\n```\n### Part\nb\n## Next\nc";
  expect(sectionsOf(page).map(({ anchor }) => anchor)).toEqual(['page', '5-ones-tls', 'part', 'next']);
  expect(sectionsOf(page).map(({ text }) => text)).toEqual([
    page,
    "## 5. One's TLS\na\n```sh\n# no heading\n```\n### Part\nb",
    '### Part\nb',
    '## Next\nc',
  ]);
});
