import type { NodePosition } from '../network/network.js';
import { describes, readsAsSentence } from './describes.js';
import type { Word } from './rawNode.js';

/** `position = (73, 165)`: a point, as written by JavaBayes, SamIam and Weka. */
export function readPosition(properties: readonly string[]): NodePosition | undefined {
  for (const property of properties) {
    const match = /^position\s*=\s*\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)$/.exec(property);
    const left = Number(match?.[1]);
    const top = Number(match?.[2]);
    if (match && Number.isFinite(left) && Number.isFinite(top)) return { left, top, right: left, bottom: top };
  }
  return undefined;
}

/** `label = Pesticides`: a display name, in files that were converted from Hugin. */
export function labelOf(properties: readonly string[]): string {
  const label = properties.find((property) => /^label\s*=/.test(property)) ?? '';
  return label.slice(label.indexOf('=') + 1).trim();
}

/** `key = value`, as programs write a property. */
const assignment = /^([^=]+?)\s*=([^]*)$/;

/** What JavaBayes keeps without an equals sign: a state that was observed, a set of distributions. */
const ofJavaBayes = /^(?:observed|explanation|credal-set)(?:\s+\S+){0,2}$/;

/** `version 1.0`, `url http://…`, `author Jane Doe`, and what holds no word: for a program, or about the file. */
const forPrograms =
  /^(?:(?:[Vv]ersion|[Uu][Rr][Ll]|[Ss]oftware)\s+\S+|(?:[Aa]uthor|[Ss]ource|[Rr]eference|[Dd]ate)s?\s+[^\s\p{Ll}]\S*(?:\s+\S+)?)$/u;

function configures(property: string): boolean {
  return forPrograms.test(property.trim()) || !/\p{L}{2}/u.test(property);
}

/** The properties that are sentences for people, not a `key = value` for a program. */
export function descriptionOf(properties: readonly string[]): string {
  const told: string[] = [];
  const sentences: string[] = [];
  for (const property of properties) {
    const [, key = '', value = ''] = /^[\w.-]+\s*=/.test(property) ? (assignment.exec(property) ?? []) : [];
    if (key === '') {
      if (!ofJavaBayes.test(property) && !configures(property)) told.push(property);
    } else if (describes(key)) told.push(value.trim());
    else if (readsAsSentence(key, value)) sentences.push(value.trim());
  }
  const words = told.filter((word) => word !== '');
  return (words.length > 0 ? words : sentences).join('\n');
}

/** The properties `state = text` of a variable, by state. */
function stateDescriptionsOf(properties: readonly string[], states: readonly Word[]): Map<string, string> {
  const names = new Set(states.map(({ text }) => text));
  const descriptions = new Map<string, string>();
  for (const property of properties) {
    const [, key = '', value = ''] = assignment.exec(property) ?? [];
    if (names.has(key) && value.trim() !== '') descriptions.set(key, value.trim());
  }
  return descriptions;
}

/** What the properties say: about a state where they name one, else about the variable. */
export function describedBy(
  properties: readonly string[],
  states: readonly Word[],
): { readonly description: string; readonly stateDescriptions: ReadonlyMap<string, string> } {
  const ofStates = stateDescriptionsOf(properties, states);
  const others = properties.filter((property) => !ofStates.has(property.split('=', 1)[0]?.trim() ?? ''));
  return { description: descriptionOf(others), stateDescriptions: ofStates };
}
