import { type ChangeDetails, ProbabilityQuestion, ShareBar, sharesOf } from '@credence/ui';
import { flag, names, oneOf, percents, shares, text } from './attributes.js';
import { elementWith } from './elementWith.js';
import type { CredenceQuestionElement, QuestionDetail } from './publicTypes.js';

/** `<credence-question node="Metastasis" states='["present", "absent"]'>`: asks for the distribution of a node. */
export class CredenceQuestion
  extends elementWith({
    node: text('node'),
    states: names('states'),
    values: percents('values'),
    precision: oneOf('percent', 'exact')('precision'),
    /** The exact shares in parts per million; null where the slider counts. */
    exact: shares('exact'),
    standing: oneOf('answered', 'cannot_occur', 'not_my_field')('standing'),
    sumMode: oneOf('independent', 'balanced', 'bars')('sum-mode'),
    readOnly: flag('readonly'),
  })
  implements CredenceQuestionElement
{
  protected readonly answers = ['values', 'exact', 'standing'];

  /** One answer for each state, whatever the page gave. */
  get #values(): readonly (number | null)[] {
    return (this.states ?? []).map((_, index) => this.values?.[index] ?? null);
  }
  get #exact(): readonly (number | null)[] {
    return (this.states ?? []).map((_, index) => (this.precision === 'exact' ? (this.exact?.[index] ?? null) : null));
  }
  #tell(type: 'credence-change' | 'credence-commit', index: number | undefined, reason: ChangeDetails['reason']) {
    const values = this.#values;
    const exact = this.#exact;
    const { standing } = this;
    const shares = sharesOf(values, 50, exact);
    this.tell(type, { values, exact, standing, shares, index, reason } satisfies QuestionDetail);
  }
  protected draw() {
    const states = this.states ?? [];
    const values = this.#values;
    const exact = this.#exact;
    return (
      <>
        <ProbabilityQuestion
          nodeName={this.node ?? ''}
          states={states}
          values={values}
          sumMode={this.sumMode}
          disabled={this.isLocked}
          readOnly={this.readOnly}
          onValuesChange={(next, { index, reason }) => {
            this.values = next;
            this.#tell('credence-change', index, reason);
          }}
          precision={this.precision}
          exact={exact}
          onExactChange={(next, { index, reason }) => {
            this.exact = next;
            this.#tell('credence-change', index, reason);
          }}
          standing={this.standing}
          onStandingChange={(next, { reason }) => {
            this.standing = next;
            this.#tell('credence-change', undefined, reason);
            this.#tell('credence-commit', undefined, reason);
          }}
          onValuesCommit={(_, { index, reason }) => this.#tell('credence-commit', index, reason)}
        />
        {states.length > 0 && this.standing === 'answered' ? <ShareBar {...{ states, values, exact }} /> : null}
      </>
    );
  }
  /** Nothing while it is set aside. Else each answered state sends its number and each other one nothing, in their order; no answer at all sends none. */
  protected submission() {
    const { name } = this;
    if (!name || this.standing !== 'answered' || this.#values.every((value) => value === null)) return null;
    const data = new FormData();
    for (const value of this.#values) data.append(name, String(value ?? ''));
    return data;
  }
  protected isComplete() {
    if (this.standing !== 'answered') return true;
    return this.#values.length > 0 && this.#values.every((value) => value !== null);
  }
}
