import { expect, test } from 'vitest';
import { ofEach } from './languages.js';

test('R-3684: a pool has the same name where it is chosen, on the results and where it is taken home', async () => {
  const [studies, results] = await Promise.all([
    ofEach(async (folder) => folder.study()),
    ofEach(async (folder) => folder.studyResults()),
  ]);
  for (const [tag, { form, takeHome }] of Object.entries(studies)) {
    const { kinds } = results[tag as keyof typeof results].parts.poolSwitch;
    expect([form.linear, takeHome.linear]).toEqual([kinds.linear, kinds.linear]);
    expect([form.logarithmic, takeHome.logarithmic]).toEqual([kinds.logarithmic, kinds.logarithmic]);
    expect(takeHome.median).toBe(kinds.median);
  }
});
