import {
  type ChangeDetails,
  ProbabilityQuestion,
  type Share,
  ShareBar,
  sharesOf,
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
  #tell(type: 'credence-change' | 'credence-commit', index: number | undefined, reason: ChangeDetails['reason']) {
    const { values, standing } = this;
    const shares = sharesOf(values);
    this.tell(type, { values, standing, shares, index, reason } satisfies QuestionDetail);
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
          onValuesChange={(next: Answers, { index, reason }: ValuesChangeDetails) => {
            this.values = next;
            this.#tell('credence-change', index, reason);
          }}
          precision={this.precision}
          standing={this.standing}
          onStandingChange={(next, { reason }) => {
            this.standing = next;
            this.#tell('credence-change', undefined, reason);
            this.#tell('credence-commit', undefined, reason);
          }}
          onValuesCommit={(_: Answers, { index, reason }: ValuesChangeDetails) =>
            this.#tell('credence-commit', index, reason)
          }
        />
        {this.standing === 'answered' ? <ShareBar {...{ states, values }} /> : null}
      </>
    );
  }
  /** Nothing while it is set aside. Else each answered state sends its number and each other one nothing, in their order; no answer at all sends none. */
  protected submission() {
    const { name, values } = this;
    if (!name || !this.states || this.standing !== 'answered' || values.every((value) => value === null)) return null;
    const data = new FormData();
    for (const value of values) data.append(name, value === null ? '' : sentShare(value));
    return data;
  }
  protected missing() {
    if (this.standing !== 'answered' || this.readOnly || !this.values.includes(null)) return undefined;
    return this.wordsOf('probabilitySlider', probabilitySliderLabels).required;
  }
}
