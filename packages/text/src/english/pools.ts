/** The names of the ways in which the answers of several experts become one: the same wherever they stand. */
export const pools = {
  linear: 'Average (linear pool)',
  logarithmic: 'Geometric average (log pool)',
  median: 'Median',
};

/** The same within a sentence. */
export const poolsWithin = {
  linear: 'average (linear pool)',
  logarithmic: 'geometric average (log pool)',
  median: 'median',
};
