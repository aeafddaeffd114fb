import { CombinationEditor, CredenceProvider, ProbabilityQuestion, ShareBar } from '@credence/ui';
import { combinationEditorLabels } from '@credence/ui/labels/english';
import { elementWith } from './elementWith.js';
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
          'expected states and parents by their index in `states` and `parents`, with a percent for each state',
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
          node={{ displayName: this.node, states }}
          parents={parents.map(({ name, states }) => ({ displayName: name, states }))}
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
          renderSliders={({
            showShares,
            details: { exact = [], standing = 'answered' },
            onDetailsChange,
            ...question
          }) => (
            <>
              <ProbabilityQuestion
                {...question}
                headingLevel={level === 1 ? 2 : level === 2 ? 3 : 4}
                exact={exact}
                onExactChange={(next) =>
                  onDetailsChange({ exact: next.some((share) => share !== null) ? next : undefined })
                }
                standing={standing}
                onStandingChange={(next) => onDetailsChange({ standing: next === 'answered' ? undefined : next })}
              />
              {showShares && standing === 'answered' ? (
                <ShareBar values={question.values} states={question.states} exact={exact} />
              ) : null}
            </>
          )}
          renderShares={(values, states, { exact, standing = 'answered' }) =>
            standing === 'answered' ? (
              <ShareBar {...{ values, states, exact }} size="small" />
            ) : (
              <ProbabilityQuestion {...{ nodeName: this.node, values, states, standing }} readOnly />
            )
          }
        />
      </CredenceProvider>
    );
  }
  /** An emptied list is sent as one, unlike a list that nobody has begun. */
  protected submission() {
    return this.combinations ? JSON.stringify(this.combinations) : null;
  }
  protected missing() {
    return this.combinations?.length
      ? undefined
      : this.wordsOf('combinationEditor', combinationEditorLabels).selectBeforeDone;
  }
}

type Combinations = readonly DecisiveCombination[] | undefined;

function fits(
  { nodes, value }: DecisiveCombination,
  states: readonly string[],
  parents: readonly NamedNode[],
): boolean {
  if (value.length !== states.length) return false;
  if (nodes === -1) return true;
  const selected = Object.entries(nodes);
  return (
    selected.length > 0 && selected.every(([parent, state]) => parents[Number(parent)]?.states[state] !== undefined)
  );
}
