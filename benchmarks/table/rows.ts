/** A row like those of the overview of nodes. */
export interface Row {
  id: string;
  name: string;
  states: number;
  minutes: number;
}

const FIRST = ['Metastasis', 'Tumour', 'Lymph node', 'Fièvre', 'Blood pressure', 'Écho', 'Żółtaczka', 'Age', 'Marker'];
const SECOND = ['left', 'right', 'before therapy', 'after therapy', 'at admission', 'in the family', 'confirmed'];

/** The same rows on both sides: partly repeating names, in no particular order. */
export function buildRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const place = (index * 7919) % count;
    return {
      id: `n${index}`,
      name: `${FIRST[place % FIRST.length]} ${SECOND[place % SECOND.length]} ${place}`,
      states: 2 + (place % 11),
      minutes: (place * 13) % 97,
    };
  });
}

export const ROWS = 10_000;
export const PAGE_SIZE = 15;
