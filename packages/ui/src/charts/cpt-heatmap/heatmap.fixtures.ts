import type { CptParent, CptState } from './cptTable.js';

export const parents: readonly CptParent[] = [
  { label: 'Smoking', states: ['none', 'moderate', 'heavy'] },
  { label: 'Age', states: ['under 50', '50 to 69', '70 and over'] },
  { label: 'HPV status', states: ['neg.', 'pos.'] },
  { label: 'Alcohol use', states: ['none', 'moderate', 'heavy'] },
];
export const states: readonly CptState[] = [
  { label: 'T1–T2', description: 'confined' },
  { label: 'T3', description: 'vocal fold fixed' },
  { label: 'T4', description: 'beyond larynx' },
];

const OPEN = new Set([29, 33, 34, 35, 51, 52, 53]);

/** Combination 2 decides non-smokers of 70 and over, combination 1 heavy smokers without HPV. */
export function combinationOf(column: number): number | undefined {
  if (column >= 12 && column < 18) return 2;
  return column >= 36 && Math.floor(column / 3) % 2 === 0 ? 1 : undefined;
}

export const sourceOf = (column: number): string | undefined =>
  OPEN.has(column) ? undefined : 'Ann, 21 November, 08:52 · rather certain';

/** Rising with smoking, age and alcohol, falling with HPV. */
export const values = Float64Array.from({ length: 54 * 3 }, (_, index) => {
  const [column, state] = [Math.floor(index / 3), index % 3];
  if (OPEN.has(column)) return Number.NaN;
  const combination = combinationOf(column);
  if (combination !== undefined) return (combination === 1 ? [22, 33, 45] : [69, 18, 13])[state]!;
  const risk =
    Math.floor(column / 18) * 16 + (Math.floor(column / 6) % 3) * 5 + (column % 3) * 4 - (column % 6 > 2 ? 6 : 0);
  const [third, fourth] = [9 + Math.round(risk * 0.3), Math.max(2, 4 + Math.round(risk * 0.7))];
  return [100 - third - fourth, third, fourth][state]!;
});

/** 65,536 numbers: 16,384 columns of four states. */
export const many = {
  parents: ['Biopsy', 'CT', 'MRI', 'Ultrasound', 'Stridor', 'Hoarseness', 'Dysphagia'].map((label) => ({
    label,
    states: ['negative', 'doubtful', 'positive', 'not done'],
  })),
  states: ['0', 'I', 'II', 'III'].map((label) => ({ label })),
  values: Float64Array.from({ length: 65_536 }, (_, index) => {
    const column = Math.floor(index / 4);
    if (column % 11 === 7) return Number.NaN;
    const first = (column * 7) % 88;
    return [first, 90 - first, 6, 4][index % 4]!;
  }),
};
