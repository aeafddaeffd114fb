import type { ReactElement } from 'react';
import { describe, test } from 'vitest';
import type { ControlPromises } from '../../../stories/docs/promises/controlPromises.js';
import { failOnConsole } from '../console.js';

/** One control of a kind: how it is drawn, and whatever else the suite of its kind has to know about it. */
export interface ControlOfKind {
  readonly render: (props: Readonly<Record<string, unknown>>) => ReactElement;
}

/** A kind with all controls of the kit that belong to it. A folder's `controls.tsx` exports one by default. */
export interface Kind<Control extends ControlOfKind = ControlOfKind> {
  readonly promises: ControlPromises;
  /** The elements by which the contract recognises a control of this kind; undefined if no element shows it. */
  readonly seenAs: string | undefined;
  /** By the name of the exported component. */
  readonly controls: Readonly<Record<string, Control>>;
}

/**
 * Tests every promise of a kind with every control of it. `statement` is the line of docs/requirements.md that they
 * prove; `tests` has one entry for each sentence, so a sentence without a test does not compile.
 */
export function keepPromises<Promises extends ControlPromises, Control extends ControlOfKind>(
  statement: string,
  { promises, controls }: { readonly promises: Promises; readonly controls: Readonly<Record<string, Control>> },
  tests: Readonly<Record<keyof Promises['keeps'], (control: Control) => Promise<void>>>,
): void {
  failOnConsole();
  describe.each(Object.entries(controls))(`${promises.kind}: %s`, (_, control) => {
    test.each(Object.entries(promises.keeps))(`${statement}: %s: %s`, async (name) => {
      await tests[name as keyof typeof tests](control);
    });
  });
}
