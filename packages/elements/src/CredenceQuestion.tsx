import { type ChangeDetails, ProbabilityQuestion, ShareBar, sharesOf } from '@credence/ui';
import { probabilitySliderLabels } from '@credence/ui/labels/english';
import { elementWith } from './elementWith.js';
import { levelOf } from './inputs/levelOf.js';
import { percentOfShare } from './inputs/percentOfShare.js';
import { questionInputs } from './inputs/tables.js';
import type { CredenceQuestionElement, QuestionDetail } from './publicTypes.js';

type Answers = readonly (number | null)[];

/** `<credence-question node="Metastasis" states='["present", "absent"]'>`: asks for the distribution of a node. */
export class CredenceQuestion extends elementWith(questionInputs) implements CredenceQuestionElement {
  /** The lists that have been found to be of another length than the states. */
  readonly #misfits = new WeakSet<Answers>();

  /** One answer for each state; what is said exactly decides where its slider stands. */
  protected override settled(key: string, value: unknown): unknown {
    if (key !== 'values' && key !== 'exact') return value;
    const isExact = this.precision === 'exact' && this.sumMode === 'independent';
    if (key === 'exact') return this.#fitted(isExact ? (value as Answers) : []);
    const { exact } = this;
    return this.#fitted(value as Answers).map((percent, index) => standsAt(exact[index]) ?? percent);
  }
  /** The list with an entry for each state, as soon as they are known. */
  #fitted(list: Answers): Answers {
    return this.states?.map((_, index) => list[index] ?? null) ?? list;
  }
  protected override give(key: string, given: unknown): void {
    super.give(key, given);
    if (key !== 'values') return;
    // An answer of a slider ends what was said exactly, unless it is where that stands.
    const values = this.unsettled('values') as Answers;
    const { exact } = this;
    const kept = exact.map((share, index) => (standsAt(share) === values[index] ? share : null));
    if (kept.some((share, index) => share !== exact[index])) super.give('exact', kept);
  }
  /** Says once of a list that it has not one entry for each state. */
  #checkLength(key: 'values' | 'exact'): void {
    const list = this.unsettled(key) as Answers;
    const { states = [] } = this;
    if (list.length === 0 || list.length === states.length || this.#misfits.has(list)) return;
    this.#misfits.add(list);
    const expected = `expected ${states.length} entries, one for each state, not ${list.length}`;
    this.complainAbout(key)('wrong-length', expected);
  }
  #tell(type: 'credence-change' | 'credence-commit', index: number | undefined, reason: ChangeDetails['reason']) {
    const { values, exact, standing } = this;
    const shares = sharesOf(values, 50, exact);
    this.tell(type, { values, exact, standing, shares, index, reason } satisfies QuestionDetail);
  }
  protected draw() {
    const { states, values, exact } = this;
    // Without states there is nothing to ask.
    if (!states?.length) return null;
    this.#checkLength('values');
    this.#checkLength('exact');
    return (
      <>
        <ProbabilityQuestion
          nodeName={this.node}
          states={states}
          values={values}
          sumMode={this.sumMode}
          headingLevel={levelOf(this.headingLevel)}
          hint={this.hint}
          error={this.error}
          required={this.required}
          disabled={this.isLocked}
          readOnly={this.readOnly}
          inputRef={this.takeField}
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
        {this.standing === 'answered' ? <ShareBar {...{ states, values, exact }} /> : null}
      </>
    );
  }
  /** Nothing while it is set aside. Else each answered state sends its number and each other one nothing, in their order; no answer at all sends none. */
  protected submission() {
    const { name, values } = this;
    if (!name || !this.states || this.standing !== 'answered' || values.every((value) => value === null)) return null;
    const data = new FormData();
    for (const value of values) data.append(name, String(value ?? ''));
    return data;
  }
  protected missing() {
    if (this.standing !== 'answered' || this.readOnly || !this.values.includes(null)) return undefined;
    return this.wordsOf('probabilitySlider', probabilitySliderLabels).required;
  }
}

/** Where the slider of a state stands for what is said exactly. */
const standsAt = (share: number | null | undefined): number | null =>
  typeof share === 'number' ? percentOfShare(share) : null;
