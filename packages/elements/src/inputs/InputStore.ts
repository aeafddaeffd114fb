import type { Complaints } from '../complaints.js';
import type { Inputs } from './input.js';

/** The inputs of one element: what its attributes say, and what was set as a property. */
export class InputStore {
  readonly #element: Element;
  readonly #inputs: Inputs;
  readonly #complaints: Complaints;
  /** What was set as a property and is not reflected. */
  readonly #given = new Map<string, unknown>();
  /** What the attributes were read as, so that a list is the same list until its text changes. */
  readonly #read = new Map<string, { readonly text: string; readonly value: unknown }>();
  /** What was set last that is not taken. A framework that writes it again at every render is told once. */
  readonly #told = new Map<string, unknown>();
  /** The property of a number that has just been set to 0. */
  #zero: string | undefined;

  constructor(element: Element, inputs: Inputs, complaints: Complaints) {
    this.#element = element;
    this.#inputs = inputs;
    this.#complaints = complaints;
  }

  /** The value of an input: the property if one was set, else what the attribute says. */
  value(key: string): unknown {
    if (this.#given.has(key)) return this.#given.get(key);
    const { attribute, absent, read, take } = this.#inputs[key]!;
    const text = this.#element.getAttribute(attribute);
    if (text === null) return absent;
    const earlier = this.#read.get(key);
    if (earlier?.text === text) return earlier.value;
    const value = (read ?? take)(text, this.#complaints.about(attribute));
    this.#read.set(key, { text, value });
    return value;
  }
  /** Sets an input as a property. Undefined returns to the attribute, or to none if the attribute reflects it. */
  give(key: string, given: unknown): void {
    const { attribute, take, write, isAnswer } = this.#inputs[key]!;
    this.#zero = given === 0 && isAnswer && typeof this.value(key) === 'number' ? key : undefined;
    const complain = this.#complaints.afresh(attribute);
    let isWrong = false;
    const value = take(given, (code, sentence) => {
      isWrong = true;
      if (!this.#told.has(key) || !Object.is(this.#told.get(key), given)) complain(code, sentence);
    });
    if (isWrong) this.#told.set(key, given);
    else this.#told.delete(key);
    if (!write) {
      if (given === undefined) this.#given.delete(key);
      else this.#given.set(key, value);
      return;
    }
    const text = given === undefined || given === null ? null : write(value);
    if (text === null) return this.#element.removeAttribute(attribute);
    this.#read.set(key, { text, value });
    this.#element.setAttribute(attribute, text);
  }
  isGiven(key: string): boolean {
    return this.#given.has(key);
  }
  /** Forgets what was set as a property. */
  forget(key: string): void {
    this.#given.delete(key);
  }
  /** Follows an attribute that has changed: it counts more than a property from before, unless it is an initial answer. */
  follow(attribute: string): void {
    for (const [key, input] of Object.entries(this.#inputs))
      if (input.attribute === attribute && !input.isAnswer) this.#given.delete(key);
  }
  /**
   * Where a property was a number, Vue writes 0 for null and then removes the attribute. In a survey 0 would be an answer
   * that nobody gave, so the two together are taken as null. Returns true if they were.
   */
  takeBackZero(attribute: string): boolean {
    const key = this.#zero;
    if (key === undefined || this.#inputs[key]?.attribute !== attribute) return false;
    this.give(key, null);
    return true;
  }
  /** The task is over: a 0 of it was meant. */
  settleZero(): void {
    this.#zero = undefined;
  }
}
