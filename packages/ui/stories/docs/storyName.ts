/** Begin with a capital anywhere in a sentence. */
const PROPER = new Set(['Arabic', 'Dutch', 'English', 'French', 'German', 'Italian', 'Polish', 'Spanish']);

/** The name of a story as a sentence begins, like the titles of pages: `Read Only In German` is `Read only in German`. */
export const storyName = (name: string): string =>
  name.replace(/(?<= )[A-Z][a-z]*\b/g, (word) => (PROPER.has(word) ? word : word.toLowerCase()));
