/** A state's name as it is shown: files write underscores where people write spaces. */
export const shownName = (name: string): string => name.replaceAll('_', ' ');
