import { type ChangeDetails, ProbabilitySlider, type Share } from '@credence/ui';
import { probabilitySliderLabels } from '@credence/ui/labels/english';
import { elementWith } from './elementWith.js';
import { levelOf } from './inputs/levelOf.js';
import { sentShare } from './inputs/sentShare.js';
import { sliderInputs } from './inputs/tables.js';
import type { CredenceSliderElement, SliderDetail } from './publicTypes.js';

/** `<credence-slider label="How likely is a metastasis?">`: asks for one probability. */
export class CredenceSlider extends elementWith(sliderInputs) implements CredenceSliderElement {
  #tell(type: 'credence-change' | 'credence-commit', reason: string) {
    const { value } = this;
    this.tell(type, { value, reason } satisfies SliderDetail);
  }
  protected draw() {
    return (
      <ProbabilitySlider
        label={this.label}
        lead={this.lead}
        headingLevel={levelOf(this.headingLevel)}
        value={this.value}
        precision={this.precision}
        startValue={this.startValue}
        scaleType={this.scaleType}
        hint={this.hint}
        error={this.error}
        required={this.required}
        disabled={this.isLocked}
        readOnly={this.readOnly}
        inputRef={this.takeField}
        onValueChange={(value: Share | null, { reason }: ChangeDetails) => {
          this.value = value;
          this.#tell('credence-change', reason);
        }}
        onValueCommit={(_: Share | null, { reason }: ChangeDetails) => this.#tell('credence-commit', reason)}
      />
    );
  }
  protected submission() {
    return this.value === null ? null : sentShare(this.value);
  }
  protected missing() {
    return this.value === null && !this.readOnly
      ? this.wordsOf('probabilitySlider', probabilitySliderLabels).required
      : undefined;
  }
}
