import { ProbabilitySlider } from '@credence/ui';
import { flag, number, oneOf, percent, text } from './attributes.js';
import { elementWith } from './elementWith.js';
import type { CredenceSliderElement, SliderDetail } from './publicTypes.js';

/** `<credence-slider label="How likely is a metastasis?">`: asks for one probability. */
export class CredenceSlider
  extends elementWith({
    label: text('label'),
    lead: text('lead'),
    /** The answer in percent, from 1 to 99; null if unanswered. */
    value: percent('value'),
    startValue: number('start-value'),
    scaleType: oneOf('both', 'words', 'numbers')('scale-type'),
    readOnly: flag('readonly'),
  })
  implements CredenceSliderElement
{
  protected readonly answers = ['value'];

  protected draw() {
    const { startValue } = this;
    return (
      <ProbabilitySlider
        label={this.label ?? ''}
        lead={this.lead}
        value={this.value}
        scaleType={this.scaleType}
        disabled={this.isLocked}
        readOnly={this.readOnly}
        onValueChange={(value, { reason }) => {
          this.value = value;
          this.tell('credence-change', { value, reason } satisfies SliderDetail);
        }}
        onValueCommit={(value, { reason }) => this.tell('credence-commit', { value, reason } satisfies SliderDetail)}
        {...(startValue === undefined ? {} : { startValue })}
      />
    );
  }
  protected submission() {
    return this.value === null ? null : String(this.value);
  }
  protected isComplete() {
    return this.value !== null;
  }
}
