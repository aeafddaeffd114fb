/** A name between quotes, where any sign may stand. */
export const asItIs = (name: string): string => name;
