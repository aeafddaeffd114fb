import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sliderOf } from '../cpt/exactShares.js';
import { distributionOf } from '../cpt/sharesOf.js';
import { readShare } from '../elicitation/readShare.js';
import { readNetworkFile, writeNetworkFile } from './networkFile.js';

const ANSWERS = 10_000;

/** One node with three states and four parents of ten: a column for each answer. */
function file(): Uint8Array {
  const cpt = (id: string, states: number, parents: string, columns: number) =>
    `<cpt id="${id}">${Array.from({ length: states }, (_, state) => `<state id="s${state}"/>`).join('')}` +
    `<parents>${parents}</parents>` +
    `<probabilities>${Array.from({ length: states * columns }, () => 1 / states).join(' ')}</probabilities></cpt>`;
  const nodes = ['A', 'B', 'C', 'D'].map((id) => cpt(id, 10, '', 1)).join('');
  return new TextEncoder().encode(
    `<smile id="N"><nodes>${nodes}${cpt('Finding', 3, 'A B C D', ANSWERS)}</nodes></smile>`,
  );
}

/** The ways to type a share of so many parts per million. */
const ways: readonly ((parts: number) => string)[] = [
  (parts) => String(parts / 10_000),
  (parts) => `${parts / 10_000} %`.replace('.', ','),
  (parts) => `${parts / 1_000}‰`,
  (parts) => `${parts}/1000000`,
  (parts) => `${parts.toLocaleString('en')} in 1,000,000`,
  (parts) => `${parts.toLocaleString('de')} von 1.000.000`,
];

const typed = fc
  .tuple(fc.oneof(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 1, max: 499_999 })), fc.constantFrom(...ways))
  .map(([parts, way]) => ({ parts, text: way(parts) }));

const answer = fc.record({ first: typed, second: fc.option(typed), slider: fc.integer({ min: 1, max: 99 }) });

test('ten thousand typed shares stand in the file as they were said, to 1e-6 of each', () => {
  fc.assert(
    fc.property(fc.array(answer, { minLength: ANSWERS, maxLength: ANSWERS }), (answers) => {
      const { document } = readNetworkFile(file());
      if (!document) throw new Error('The file is not read.');
      const read = ({ text }: { text: string }) => readShare(text) as { share: number };
      const columns = answers.map(({ first, second, slider }) => {
        const exact = [read(first).share, second && read(second).share, null];
        return distributionOf(
          exact.map((share) => (share === null ? slider : sliderOf(share))),
          exact,
        );
      });
      const written = writeNetworkFile(document, new Map([['n5', (column) => columns[column]]]));
      const cpt = readNetworkFile(written).document?.network.nodes[4]?.cpt ?? new Float64Array();
      const off = answers.filter(({ first, second }, column) =>
        [first, second].some((said, state) => {
          const share = (said?.parts ?? 0) / 1e6;
          return said && Math.abs((cpt[column * 3 + state] ?? 0) - share) > share * 1e-6;
        }),
      );
      expect(off).toEqual([]);
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
