/**
 * A statement without what would end it, "For a patient who smokes" of "For a patient who smokes:", so that it can go on.
 * @since 0.1.0
 * @experimental
 */
export const withoutEnd = (words: string | undefined): string => words?.replace(/[\s.,:;]+$/u, '') ?? '';
