import { type ChangeDetails, ProbabilityQuestion, ShareBar, sharesOf } from '@credence/ui';
import { flag, names, oneOf, percents, text } from './attributes.js';
import { elementWith } from './elementWith.js';
import type { CredenceQuestionElement, QuestionDetail } from './publicTypes.js';

/** `<credence-question node="Metastasis" states='["present", "absent"]'>`: asks for the distribution of a node. */
export class CredenceQuestion
  extends elementWith({
    node: text('node'),
    states: names('states'),
    values: percents('values'),
    sumMode: oneOf('independent', 'balanced', 'bars')('sum-mode'),
    readOnly: flag('readonly'),
  })
  implements CredenceQuestionElement
{
  protected readonly answers = ['values'];

  /** One answer for each state, whatever the page gave. */
  get #values(): readonly (number | null)[] {
    return (this.states ?? []).map((_, index) => this.values?.[index] ?? null);
  }
  protected draw() {
    const states = this.states ?? [];
    const values = this.#values;
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
            this.tell('credence-change', detailOf(next, index, reason));
          }}
          onValuesCommit={(next, { index, reason }) => this.tell('credence-commit', detailOf(next, index, reason))}
        />
        {states.length > 0 ? <ShareBar states={states} values={values} /> : null}
      </>
    );
  }
  /** Each answered state sends its number and each other one nothing, in their order; no answer at all sends none. */
  protected submission() {
    const { name } = this;
    if (!name || this.#values.every((value) => value === null)) return null;
    const data = new FormData();
    for (const value of this.#values) data.append(name, String(value ?? ''));
    return data;
  }
  protected isComplete() {
    return this.#values.length > 0 && this.#values.every((value) => value !== null);
  }
}

const detailOf = (
  values: readonly (number | null)[],
  index: number | undefined,
  reason: ChangeDetails['reason'],
): QuestionDetail => ({ values, shares: sharesOf(values), index, reason });
