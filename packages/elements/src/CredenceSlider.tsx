import { ProbabilitySlider } from '@credence/ui';
import { probabilitySliderLabels } from '@credence/ui/labels/english';
import { elementWith } from './elementWith.js';
import { levelOf } from './inputs/levelOf.js';
import { percentOfShare } from './inputs/percentOfShare.js';
import { sliderInputs } from './inputs/tables.js';
import type { CredenceSliderElement, SliderDetail } from './publicTypes.js';

/** `<credence-slider label="How likely is a metastasis?">`: asks for one probability. */
export class CredenceSlider extends elementWith(sliderInputs) implements CredenceSliderElement {
  #tell(type: 'credence-change' | 'credence-commit', reason: string) {
    const { value, exact } = this;
    this.tell(type, { value, exact, reason } satisfies SliderDetail);
  }
  /** What is said exactly decides where the slider stands. */
  protected override settled(key: string, value: unknown): unknown {
    if (key === 'exact') return this.precision === 'exact' ? value : null;
    return key === 'value' && this.exact !== null ? percentOfShare(this.exact) : value;
  }
  protected override give(key: string, value: unknown): void {
    super.give(key, value);
    // An answer of the slider ends what was said exactly, unless it is where that stands.
    if (key === 'value' && this.exact !== null && this.unsettled('value') !== this.value) super.give('exact', null);
  }
  protected draw() {
    return (
      <ProbabilitySlider
        label={this.label}
        lead={this.lead}
        headingLevel={levelOf(this.headingLevel)}
        value={this.value}
        precision={this.precision}
        exact={this.exact}
        startValue={this.startValue}
        scaleType={this.scaleType}
        hint={this.hint}
        error={this.error}
        required={this.required}
        disabled={this.isLocked}
        readOnly={this.readOnly}
        inputRef={this.takeField}
        onValueChange={(value, { reason }) => {
          this.value = value;
          this.#tell('credence-change', reason);
        }}
        onExactChange={(exact, { reason }) => {
          this.exact = exact;
          this.#tell('credence-change', reason);
        }}
        onValueCommit={(_, { reason }) => this.#tell('credence-commit', reason)}
      />
    );
  }
  protected submission() {
    return this.value === null ? null : String(this.value);
  }
  protected missing() {
    return this.value === null && !this.readOnly
      ? this.wordsOf('probabilitySlider', probabilitySliderLabels).required
      : undefined;
  }
}
