import type { RowStatus } from './column.js';

/** A node as listed in the overview, for stories. */
export interface Node {
  name: string;
  pages: number;
  minutes: number | null;
  status: RowStatus;
  percent?: number;
}

const node = (name: string, pages: number, minutes: number | null, status: RowStatus = 'open', percent = 0): Node => ({
  name,
  pages,
  minutes,
  status,
  percent,
});

/** The fourteen nodes of the sample network. */
export const nodes: readonly Node[] = [
  node('Tumour extent', 72, 12, 'progress', 19),
  node('Smoking', 4, 2, 'done'),
  node('Age', 1, 1, 'done'),
  node('Alcohol use', 4, 2, 'done'),
  node('CT of the neck', 18, 8),
  node('Distant metastasis', 12, 5),
  node('Grade', 3, 1),
  node('Hoarseness', 9, 3, 'done'),
  node('HPV status', 3, 1, 'done'),
  node('Laryngoscopy', 12, 6),
  node('Lymph nodes', 24, 9, 'progress', 40),
  node('Overall stage', 48, 21),
  node('Stridor', 9, 4),
  node('Vocal fold mobility', 6, 4),
];
