import * as v from 'valibot';
import { valid } from './valid.js';

/** What an entry is about. Whatever is absent does not apply. */
export interface Subject {
  readonly form?: string;
  readonly networkId?: string;
  /** Absent for the assessment that the owner and collaborators share. */
  readonly assessmentId?: string;
  readonly nodeId?: string;
  /** From 1. */
  readonly iteration?: number;
  /** The tab that it was made in. */
  readonly tab?: string;
}

/** Identifies an entry: whose it is, which kept thing it belongs to, and what it is about. */
export interface Key {
  readonly user: string;
  readonly kept: string;
  readonly subject: Subject;
}

const isText = (value: unknown) => typeof value === 'string';
const written = v.custom<[string, string, string, string, string, number | null, string, string]>(
  (parts) => Array.isArray(parts) && parts.length === 8 && parts.every((part, at) => at === 5 || isText(part)),
);

/** How a user is named in keys: the server takes these spellings for one user. */
export const userOf = (username: string): string => username.trim().toLowerCase();

/** A key as text. Nothing that a name contains can make it that of another key. */
export function textOf({ user, kept, subject }: Key): string {
  const { form = '', networkId = '', assessmentId = '', nodeId = '', iteration = null, tab = '' } = subject;
  return JSON.stringify([user, kept, networkId, assessmentId, nodeId, iteration, form, tab]);
}

/** The key that a text stands for; undefined if no key is written like this. */
export function keyOf(given: string): Key | undefined {
  const found = valid(written, parsed(given));
  if (!found) return undefined;
  const [user, kept, networkId, assessmentId, nodeId, iteration, form, tab] = found;
  const names = Object.entries({ form, networkId, assessmentId, nodeId, tab }).filter(([, name]) => name !== '');
  if (iteration !== null && !Number.isSafeInteger(iteration)) return undefined;
  const key = { user, kept, subject: { ...Object.fromEntries(names), ...(iteration === null ? {} : { iteration }) } };
  return textOf(key) === given ? key : undefined;
}

/** What the keys of a user, or of one kept thing of a user, begin with as text. */
export const prefixOf = (...names: readonly [user: string, kept?: string]): string =>
  `${JSON.stringify(names).slice(0, -1)},`;

/** What a text stands for as JSON; undefined if it is none. */
export function parsed(given: string | null): unknown {
  try {
    return JSON.parse(given ?? '');
  } catch {
    return undefined;
  }
}
