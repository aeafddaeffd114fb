/** The level of a heading as the kit takes it; null for none. */
export const levelOf = (level: 'none' | '1' | '2' | '3' | '4' | '5' | '6') =>
  level === 'none' ? null : (Number(level) as 1 | 2 | 3 | 4 | 5 | 6);
