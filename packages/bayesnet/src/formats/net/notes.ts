import { describes, readsAsSentence } from '../describes.js';
import type { Word } from '../rawNode.js';

/** What is noted about a network, a node or its states, by the name of the field. */
type Notes = ReadonlyMap<string, string>;

/** Fields of the language itself. */
const ownFields = new Set(['label', 'name', 'subtype']);

/** What Hugin's own field for it says, and those of the user that were written for people to read. */
export function descriptionOf(notes: Notes): string {
  const others = [...notes].filter(([field]) => !field.startsWith('HR_') && !ownFields.has(field));
  const told = [notes.get('HR_Desc') ?? '', ...textsOf(others.filter(([field]) => describes(field)))];
  const texts = told.filter((text) => text.trim() !== '');
  return (texts.length > 0 ? texts : textsOf(others.filter((note) => readsAsSentence(...note)))).join('\n');
}

/** The descriptions of states, by state: Hugin numbers the fields that hold them. */
export function stateDescriptionsOf(notes: Notes, states: readonly Word[]): Map<string, string> {
  const descriptions = new Map<string, string>();
  // Most nodes have no notes at all.
  if (notes.size === 0) return descriptions;
  for (const [state, { text }] of states.entries())
    descriptions.set(text, notes.get(`HR_State_${state}`)?.trim() ?? '');
  return descriptions;
}

const textsOf = (notes: readonly (readonly [string, string])[]) => notes.map(([, text]) => text);
