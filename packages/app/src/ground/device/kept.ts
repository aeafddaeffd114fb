import type { Subject } from './key.js';
import type { DeviceSchema } from './valid.js';

/** Something of a user that the device keeps until it is dropped, expires, or the user leaves for good. */
export interface KeptDeclaration<Value> {
  readonly name: string;
  readonly schema: DeviceSchema<Value>;
  /** The days after which an entry counts as absent; without it, never. */
  readonly days?: number;
  /** Whether an entry is work that would be lost with the device; without it, none is. */
  readonly isUnsaved?: (value: Value) => boolean;
  /** What a value says that it is about. An entry under any other key counts as absent. */
  readonly about?: (value: Value) => Subject;
}

/** A value, and when it was kept. */
export interface Entry<Value> {
  readonly subject: Subject;
  readonly value: Value;
  readonly at: Date;
}

/** The entries of one user. What does not fit its schema is absent. */
export interface Shelf<Value> {
  get(subject: Subject): Promise<Entry<Value> | undefined>;
  all(): Promise<readonly Entry<Value>[]>;
  set(entry: Entry<Value>): Promise<void>;
  delete(subjects: readonly Subject[]): Promise<void>;
}

/** A kept thing, for whoever is signed in. */
export interface Kept<Value> {
  /**
   * Works on the entries of the user who is signed in now, after all earlier work on this device and before any later.
   * @returns undefined if nobody is signed in or the device refuses
   */
  inTurn<Result>(work: (shelf: Shelf<Value>) => Promise<Result>): Promise<Result | undefined>;
}
