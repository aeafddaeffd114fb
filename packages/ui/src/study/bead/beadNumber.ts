/** What stands in the bead of an expert: of "E3" the 3, and the whole code where it has no number. */
export const beadNumber = (code: string): string => /\d+/u.exec(code)?.[0] ?? code;
