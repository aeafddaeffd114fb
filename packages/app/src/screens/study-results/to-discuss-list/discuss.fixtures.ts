import type { DiscussItem } from './discussItem.js';

const item = (id: string, question: string, condition: string, effect: number, reasons: DiscussItem['reasons']) => ({
  id,
  question,
  condition,
  effect,
  reasons,
  chosen: effect > 1,
});

/** What disagreement does to stage IV, the most first: six of eight are chosen. */
export const items: readonly DiscussItem[] = [
  item('q56', 'Tumour extent', 'heavy, 50 to 69, HPV-negative, moderate', 6.1, ['otherOrder', 'otherReading']),
  item('b', 'Lymph nodes', 'T3, poorly differentiated', 4.8, ['otherNumbers']),
  item('q57', 'Tumour extent', 'heavy, 70 to 79, HPV-positive, none', 3.9, ['otherOrder']),
  item('d', 'Overall stage', 'T3, N1, M0', 3.2, ['impossibleForSome']),
  item('e', 'CT of the neck', 'T4, cartilage invaded', 2.6, ['otherNumbers']),
  item('q63', 'Tumour extent', 'heavy, 70 to 79, HPV-negative, not known', 2.2, ['otherNumbers']),
  item('g', 'Vocal fold mobility', 'T1–T2', 0.9, ['otherNumbers']),
  item('h', 'Distant metastasis', 'N2–N3', 0.6, []),
];

/** Sixty questions, as a large network has. */
export const sixty: readonly DiscussItem[] = [
  ...items,
  ...Array.from({ length: 52 }, (_, index) =>
    item(`more${index}`, 'Lymph nodes', `combination ${index + 1}`, 0.59 - index / 100, ['otherNumbers']),
  ),
];
