import {
  type ChangeDetails,
  ProbabilityQuestion,
  resolveAnswer,
  type Share,
  StoredShares,
  type ValuesChangeDetails,
} from '@credence/ui';
import { probabilitySliderLabels } from '@credence/ui/labels/english';
import { elementWith } from './elementWith.js';
import { levelOf } from './inputs/levelOf.js';
import { sentShare } from './inputs/sentShare.js';
import { questionInputs } from './inputs/tables.js';
import type { CredenceQuestionElement, QuestionDetail } from './publicTypes.js';

type Answers = readonly (Share | null)[];

/** `<credence-question node="Metastasis" states='["present", "absent"]'>`: asks for the distribution of a node. */
export class CredenceQuestion extends elementWith(questionInputs) implements CredenceQuestionElement {
  /** The lists that have been found to be of another length than the states. */
  readonly #misfits = new WeakSet<Answers>();
  /** The states in the order in which they were set here. */
  #order: readonly number[] = [];
  readonly #takeAnswers = (next: Answers, { index, reason, order, shares }: ValuesChangeDetails) => {
    this.#order = order;
    this.values = next;
    this.#tell('credence-change', { index, reason, shares });
  };

  /** An answer for each state, as soon as they are known. */
  protected override settled(key: string, value: unknown): unknown {
    if (key !== 'values') return value;
    const list = value as Answers;
    return this.states?.map((_, index) => list[index] ?? null) ?? list;
  }
  /** Says once of a list that it has not one entry for each state. */
  #checkLength(): void {
    const list = this.unsettled('values') as Answers;
    const { states = [] } = this;
    if (list.length === 0 || list.length === states.length || this.#misfits.has(list)) return;
    this.#misfits.add(list);
    const expected = `expected ${states.length} entries, one for each state, not ${list.length}`;
    this.complainAbout('values')('wrong-length', expected);
  }
  #tell(
    type: 'credence-change' | 'credence-commit',
    { index, reason, shares }: Pick<QuestionDetail, 'index' | 'reason' | 'shares'>,
  ) {
    const { values, standing } = this;
    this.tell(type, { values, standing, shares, order: this.#order, index, reason } satisfies QuestionDetail);
  }
  /** The standing changes no share. */
  #tellStanding(reason: ChangeDetails['reason']) {
    const { stored: shares } = resolveAnswer({ values: this.values, order: this.#order });
    for (const type of ['credence-change', 'credence-commit'] as const) {
      this.#tell(type, { index: undefined, reason, shares });
    }
  }
  protected draw() {
    const { states, values } = this;
    // Without states there is nothing to ask.
    if (!states?.length) return null;
    this.#checkLength();
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
          order={this.#order}
          onValuesChange={this.#takeAnswers}
          precision={this.precision}
          standing={this.standing}
          onStandingChange={(next, { reason }) => {
            this.standing = next;
            this.#tellStanding(reason);
          }}
          onValuesCommit={(_: Answers, details: ValuesChangeDetails) => this.#tell('credence-commit', details)}
        />
        {this.standing === 'answered' ? (
          <StoredShares
            states={states}
            values={values}
            order={this.#order}
            sumMode={this.sumMode}
            precision={this.precision}
            disabled={this.isLocked || this.readOnly}
            onValuesChange={this.#takeAnswers}
          />
        ) : null}
      </>
    );
  }
  /** The percentage of each state, in their order: of one that follows what is left for it. Nothing while none is set. */
  protected submission() {
    const { name, values } = this;
    if (!name || !this.states || this.standing !== 'answered' || values.every((value) => value === null)) return null;
    const { shown } = resolveAnswer({ values, order: this.#order });
    const data = new FormData();
    for (const [state, value] of values.entries()) {
      const isFollower = value === null && this.sumMode === 'follow';
      data.append(name, isFollower ? sentShare({ ppm: shown[state] ?? 0 }) : value === null ? '' : sentShare(value));
    }
    return data;
  }
  protected missing() {
    const { values } = this;
    const isGiven = this.sumMode === 'follow' ? values.some((value) => value !== null) : !values.includes(null);
    if (this.standing !== 'answered' || this.readOnly || isGiven) return undefined;
    return this.wordsOf('probabilitySlider', probabilitySliderLabels).required;
  }
}
