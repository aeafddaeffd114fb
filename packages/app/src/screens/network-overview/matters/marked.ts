/** So many of the nodes asked about next are listed, and have their rank in the map. */
export const MARKED = 6;
