/**
 * The name of a page without the components that it documents besides its own: `Logo (LogoMark)` is `Logo`. They are in
 * the name so that the search finds them.
 */
export const withoutParts = (name: string): string => name.replace(/ \(.+\)$/, '');
