/** The names of the ways in which the answers of several experts become one, in German: the same wherever they stand. */
export const pools = {
  linear: 'Mittelwert (linear)',
  logarithmic: 'Geometrischer Mittelwert (logarithmisch)',
  median: 'Median',
};
