/** A state's name as displayed: files use underscores where people use spaces. */
export const shownName = (name: string): string => name.replaceAll('_', ' ');
