/** A name where any sign may stand, as between quotes. */
export const asItIs = (name: string): string => name;
