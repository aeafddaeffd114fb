import { type Combination, CombinationEditor, ProbabilityQuestion, ShareBar } from '@credence/ui';
import { combinations, names, nodes, oneOf, text } from './attributes.js';
import { elementWith } from './elementWith.js';
import type { CombinationsDetail, CredenceCombinationsElement } from './publicTypes.js';

/**
 * `<credence-combinations node="Metastasis" states='["present", "absent"]' parents='[{"name": …}]'>`: asks which
 * states of the parents decide over all others. `credence-commit` comes with "Done".
 */
export class CredenceCombinations
  extends elementWith({
    node: text('node'),
    states: names('states'),
    parents: nodes('parents'),
    precision: oneOf('percent', 'exact')('precision'),
    /** The combinations saved earlier. Setting them starts over. */
    combinations: combinations('combinations'),
  })
  implements CredenceCombinationsElement
{
  protected readonly answers = [];
  #edited: readonly Combination[] | undefined;
  #start: readonly Combination[] | undefined;
  #starts = 0;

  override clear(): void {
    this.#edited = undefined;
    this.#starts++;
    super.clear();
  }
  protected draw() {
    const { combinations: given } = this;
    if (given !== this.#start) {
      this.#start = given;
      this.#edited = undefined;
      this.#starts++;
    }
    return (
      <CombinationEditor
        key={this.#starts}
        node={{ displayName: this.node ?? '', states: this.states ?? [] }}
        parents={(this.parents ?? []).map(({ name, states }) => ({ displayName: name, states }))}
        defaultCombinations={given}
        precision={this.precision}
        saving={this.isLocked}
        onCombinationsChange={(edited) => {
          this.#edited = edited;
          this.update();
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
            <ProbabilityQuestion {...{ nodeName: this.node ?? '', values, states, standing }} readOnly />
          )
        }
      />
    );
  }
  protected submission() {
    const saved = this.#edited ?? this.combinations;
    return saved ? JSON.stringify(saved) : null;
  }
  protected isComplete() {
    return (this.#edited ?? this.combinations ?? []).length > 0;
  }
}
