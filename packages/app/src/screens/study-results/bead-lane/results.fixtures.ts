import type { LaneState } from './laneState.js';

const state = (
  label: string,
  values: readonly number[],
  [linear, logarithmic, median]: readonly number[],
): LaneState => ({
  label,
  answers: values.map((value, index) => ({ code: index + 1, value })),
  pools: { linear: linear!, logarithmic: logarithmic!, median: median! },
});

/** What five experts said of the extent of a tumour, and its pools. */
export const states: readonly LaneState[] = [
  state('T1–T2, confined to the larynx', [33, 22, 62, 38, 45], [40, 40, 39]),
  state('T3, vocal fold fixed', [34, 33, 24, 34, 30], [31, 32, 33]),
  state('T4, beyond the larynx', [33, 45, 14, 28, 25], [29, 28, 28]),
];

/** The same without anybody’s code. */
export const unnamed = states.map(({ answers, ...rest }) => ({
  ...rest,
  answers: answers.map(({ value }) => ({ value })),
}));

/** Thirty experts, most of whom answer in fives. */
export const crowd: readonly LaneState[] = [
  { label: 'T3, vocal fold fixed', from: 20, pools: { linear: 38, logarithmic: 37, median: 36 } },
  { label: 'T4, beyond the larynx', from: 40, pools: { linear: 62, logarithmic: 63, median: 64 } },
].map(({ label, from, pools }) => ({
  label,
  pools,
  answers: Array.from({ length: 30 }, (_, index) => ({
    code: index + 1,
    value: from + 5 * ((index * 7) % 9) + (index % 4 === 0 ? 2 : 0),
  })),
}));
