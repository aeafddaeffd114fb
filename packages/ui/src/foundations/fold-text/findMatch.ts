import { foldCharacter, foldText } from './foldText.js';

/**
 * Finds `query` in `text`, ignoring case and accents: returns start and end of the part to mark,
 * or undefined. A letter that folds to two is marked whole.
 * @since 0.1.0
 * @experimental
 */
export function findMatch(text: string, query: string): readonly [start: number, end: number] | undefined {
  const wanted = foldText(query.trim());
  if (!wanted) return undefined;

  let folded = '';
  // For each folded character, and one past the last, the index in the text where its letter begins.
  const origin: number[] = [];
  let position = 0;
  for (const character of text) {
    const part = foldCharacter(character);
    for (let index = 0; index < part.length; index += 1) origin.push(position);
    folded += part;
    position += character.length;
  }
  origin.push(text.length);

  const found = folded.indexOf(wanted);
  if (found < 0) return undefined;
  const start = origin[found] ?? 0;
  const last = origin[found + wanted.length - 1] ?? start;
  const end = origin.slice(found + wanted.length).find((place) => place > last);
  return [start, end ?? text.length];
}
