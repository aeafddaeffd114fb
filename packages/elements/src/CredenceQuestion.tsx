import { type ChangeDetails, ProbabilityQuestion, ShareBar, sharesOf } from '@credence/ui';
import { flag, names, oneOf, percents, text } from './attributes.js';
import { elementWith } from './elementWith.js';

/** What `credence-change` and `credence-commit` of a question carry. */
export interface QuestionDetail {
  /** One answer in percent for each state; null where nobody has answered. */
  readonly values: readonly (number | null)[];
  /** What is stored of them: shares in percent that add up to 100, an unanswered state counting as 50. */
  readonly shares: readonly number[];
  /** The state that changed; undefined if all did. */
  readonly index: number | undefined;
  /** What caused the change. */
  readonly reason: ChangeDetails['reason'];
}

/** `<credence-question node-name="Metastasis" states='["present", "absent"]'>`: asks for the distribution of a node. */
export class CredenceQuestion extends elementWith({
  nodeName: text('node-name'),
  states: names('states'),
  values: percents('values'),
  sumMode: oneOf('independent', 'balanced', 'bars')('sum-mode'),
  readOnly: flag('readonly'),
}) {
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
          nodeName={this.nodeName ?? ''}
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
  /** Each answered state sends its number; all of them or, while nothing is answered, none. */
  protected submission() {
    const { name } = this;
    if (!name || this.#values.every((value) => value === null)) return null;
    const data = new FormData();
    for (const value of this.#values) data.append(name, String(value ?? 50));
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
