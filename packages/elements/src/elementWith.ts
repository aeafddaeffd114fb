import { CredenceElement } from './CredenceElement.js';
import type { Inputs, Properties } from './inputs/input.js';

/** An element with a property and an observed attribute for each input. */
export function elementWith<Table extends Inputs>(inputs: Table) {
  abstract class WithInputs extends CredenceElement {
    // The language decides about its words.
    static readonly observedAttributes = ['lang', ...Object.values(inputs).map(({ attribute }) => attribute)];
    static override readonly inputs = inputs;
  }
  for (const key of Object.keys(inputs)) {
    Object.defineProperty(WithInputs.prototype, key, {
      enumerable: true,
      configurable: true,
      get(this: { input(key: string): unknown }) {
        return this.input(key);
      },
      set(this: { give(key: string, value: unknown): void }, value: unknown) {
        this.give(key, value);
      },
    });
  }
  return WithInputs as unknown as WithProperties<Table>;
}

/** A class to extend, whose instances have the properties. */
type WithProperties<Table extends Inputs> = (abstract new () => CredenceElement & Properties<Table>) & {
  readonly observedAttributes: readonly string[];
};
