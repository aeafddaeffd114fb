import type { LightMyRequestResponse } from 'fastify';
import { bodyOf } from '../canary/said.js';

/** Everything that somebody is told, by its place in it: a path for JSON, the number of a line for other text. */
export type Leaves = ReadonlyMap<string, string>;

/** Told by the clock of the machine, or by what is told anyway. */
const passedOver = new Set(['date', 'content-length']);

/** All of a response: status, headers and body, to the byte. */
export function leavesOfResponse(response: LightMyRequestResponse): Leaves {
  const { statusCode, headers } = response;
  const shown = Object.entries(headers).filter(([name]) => !passedOver.has(name));
  return new Map([
    ['status', String(statusCode)],
    ...shown.map(([name, value]) => [`header ${name}`, String(value)] as const),
    ...leavesOf(bodyOf(response).toString('latin1')),
  ]);
}

/** All of a text. What JSON holds, and in which order its keys stand. */
export function leavesOf(text: string): Leaves {
  const value = parsed(text);
  if (value === undefined) return new Map(text.split('\n').map((line, number) => [`line ${number + 1}`, line]));
  const leaves = new Map<string, string>();
  collect(value, '', leaves);
  return leaves.set('order of keys', [...leaves.keys()].join(' '));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function collect(value: unknown, path: string, leaves: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) {
    leaves.set(path, JSON.stringify(value));
    return;
  }
  const entries = Array.isArray(value)
    ? value.map((each, place) => [`${path}[${place}]`, each] as const)
    : Object.entries(value).map(([key, each]) => [path === '' ? key : `${path}.${key}`, each as unknown] as const);
  if (entries.length === 0) leaves.set(path, Array.isArray(value) ? '[]' : '{}');
  for (const [at, each] of entries) collect(each, at, leaves);
}

/**
 * The places at which two are told different things, but for what differs between two tellings of the same: ids, secrets
 * and the like, word by word.
 * @param again what the first is told once more
 */
export function differences(one: Leaves, other: Leaves, again: Leaves): string[] {
  const places = [...new Set([...one.keys(), ...other.keys()])].filter((place) => {
    const [a, b, c] = [one, other, again].map((leaves) => leaves.get(place));
    return a !== b && (a === undefined || b === undefined || c === undefined || differs(a, b, c));
  });
  const others = places.filter((place) => place !== 'order of keys');
  return others.length > 0 ? others : places;
}

const word = /([A-Za-z0-9_-]+)/;

function differs(one: string, other: string, again: string): boolean {
  const [a, b, c] = [one, other, again].map((text) => text.split(word));
  if (a!.length !== b!.length || a!.length !== c!.length) return true;
  return a!.some((part, place) => part !== b![place] && part === c![place]);
}
