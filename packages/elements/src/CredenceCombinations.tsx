import { CombinationEditor, CredenceProvider } from '@credence/ui';
import { combinationEditorLabels } from '@credence/ui/labels/english';
import { elementWith } from './elementWith.js';
import { sent } from './inputs/sentCombinations.js';
import { combinationsInputs } from './inputs/tables.js';
import type { CombinationsDetail, CredenceCombinationsElement, DecisiveCombination, NamedNode } from './publicTypes.js';

/**
 * `<credence-combinations node="Metastasis" states='["present", "absent"]' parents='[{"name": …}]'>`: asks which
 * states of the parents decide over all others. `credence-commit` comes with "Done".
 */
export class CredenceCombinations extends elementWith(combinationsInputs) implements CredenceCombinationsElement {
  /** What the editor was given, or gave. */
  #shown: Combinations;
  #starts = 0;
  /** What was checked last against these states, which are the same objects until they change. */
  #checked: readonly unknown[] = [];
  #fitting: Combinations;

  /** What is to be chosen first is the first button. */
  readonly #takeEditor = (editor: HTMLElement | null): void =>
    this.takeField(editor && editor.querySelector<HTMLButtonElement>('button:enabled'));

  /** Those that select what exists, with an answer for each state. */
  protected override settled(key: string, value: unknown): unknown {
    const { states, parents } = this.#known;
    if (key !== 'combinations' || !value || !states || !parents) return value;
    const given = value as NonNullable<Combinations>;
    const against = [given, states, parents];
    if (against.some((each, index) => each !== this.#checked[index])) {
      this.#checked = against;
      const fitting = given.filter((combination) => fits(combination, states, parents));
      this.#fitting = fitting.length === given.length ? given : fitting;
      if (fitting.length < given.length)
        this.complainAbout('combinations')(
          'unreadable',
          'expected states and parents by their index in `states` and `parents`, with a share for each state',
        );
    }
    return this.#fitting;
  }
  get #known() {
    return {
      states: this.unsettled('states') as readonly string[] | undefined,
      parents: this.unsettled('parents') as readonly NamedNode[] | undefined,
    };
  }
  override clear(): void {
    this.#starts++;
    super.clear();
  }
  protected draw() {
    const { combinations: given, states, parents } = this;
    const level = Number(this.headingLevel) as 1 | 2 | 3;
    // Without states there is nothing to ask.
    if (!states?.length || !parents?.length) return null;
    if (given !== this.#shown) {
      this.#shown = given;
      this.#starts++;
    }
    const { done } = this.wordsOf('combinationEditor', combinationEditorLabels);
    return (
      // While it is disabled, nothing is being saved.
      <CredenceProvider labels={{ combinationEditor: { saving: done } }}>
        <CombinationEditor
          key={this.#starts}
          node={{ name: this.node, states }}
          parents={parents}
          defaultCombinations={given}
          ref={this.#takeEditor}
          headingLevel={level}
          precision={this.precision}
          saving={this.isLocked}
          onCombinationsChange={(edited) => {
            this.combinations = edited;
            this.#shown = this.combinations;
            this.tell('credence-change', { combinations: edited } satisfies CombinationsDetail);
          }}
          onDone={(done) => this.tell('credence-commit', { combinations: done } satisfies CombinationsDetail)}
        />
      </CredenceProvider>
    );
  }
  /** An emptied list is sent as one, unlike a list that nobody has begun. */
  protected submission() {
    return this.combinations ? JSON.stringify(this.combinations.map(sent)) : null;
  }
  protected missing() {
    return this.combinations?.length
      ? undefined
      : this.wordsOf('combinationEditor', combinationEditorLabels).selectBeforeDone;
  }
}

type Combinations = readonly DecisiveCombination[] | undefined;

function fits(
  { selection, values }: DecisiveCombination,
  states: readonly string[],
  parents: readonly NamedNode[],
): boolean {
  if (values.length !== states.length) return false;
  if (selection === 'rest') return true;
  const selected = Object.entries(selection);
  return (
    selected.length > 0 && selected.every(([parent, state]) => parents[Number(parent)]?.states[state] !== undefined)
  );
}
