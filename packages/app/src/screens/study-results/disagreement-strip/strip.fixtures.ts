import type { StripGroup } from './stripQuestion.js';

const heights = [
  [22, 35, 26, 17, 24, 21, 37, 43, 43, 32, 34, 33, 35, 27, 29, 26, 26, 17, 30, 27, 33, 23, 14, 19],
  [43, 40, 39, 30, 35, 35, 45, 45, 52, 37, 34, 36, 38, 36, 45, 32, 34, 36, 29, 32, 36, 27, 26, 23],
  [57, 45, 49, 41, 45, 49, 91, 98, 90, 50, 51, 52, 50, 51, 86, 40, 51, 42, 50, 51, 47, 40, 40, 43],
];
const ages = ['50 to 69', '70 to 79', 'under 50'];
const viruses = ['HPV-positive', 'HPV-negative'];
const drinks = ['none', 'heavy', 'not known', 'moderate'];

/** All questions of the extent of a tumour, by smoking: 72, of which three are chosen. */
export const groups: readonly StripGroup[] = ['Smoking: none', 'moderate', 'heavy'].map((label, group) => ({
  label,
  questions: heights[group]!.map((height, index) => ({
    id: `q${group * 24 + index + 1}`,
    condition: [ages[Math.floor(index / 8)], viruses[Math.floor(index / 4) % 2], drinks[index % 4]].join(', '),
    disagreement: (height / 98) * 0.31,
    chosen: group === 2 && [7, 8, 14].includes(index),
  })),
}));

/** Seven hundred questions in ten groups, of which some were answered by one expert only. */
export const many: readonly StripGroup[] = Array.from({ length: 10 }, (_, group) => ({
  label: `Referral from region ${group + 1}`,
  questions: Array.from({ length: 70 }, (_, index) => ({
    id: `q${group * 70 + index + 1}`,
    condition: `column ${index + 1}`,
    disagreement: index % 23 === 5 ? null : ((group * 31 + index * 17) % 97) / 400 + (index % 29 === 3 ? 0.4 : 0),
    chosen: index % 29 === 3,
  })),
}));
