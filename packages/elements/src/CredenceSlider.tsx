import { ProbabilitySlider } from '@credence/ui';
import { flag, number, oneOf, percent, share, text } from './attributes.js';
import { elementWith } from './elementWith.js';
import type { CredenceSliderElement, SliderDetail } from './publicTypes.js';

/** `<credence-slider label="How likely is a metastasis?">`: asks for one probability. */
export class CredenceSlider
  extends elementWith({
    label: text('label'),
    lead: text('lead'),
    /** The answer in percent, from 1 to 99; null if unanswered. */
    value: percent('value'),
    precision: oneOf('percent', 'exact')('precision'),
    /** The exact share in parts per million; null while the slider counts. */
    exact: share('exact'),
    startValue: number('start-value'),
    scaleType: oneOf('both', 'words', 'numbers')('scale-type'),
    readOnly: flag('readonly'),
  })
  implements CredenceSliderElement
{
  protected readonly answers = ['value', 'exact'];

  #tell(type: 'credence-change' | 'credence-commit', reason: string) {
    const { value, exact } = this;
    this.tell(type, { value, exact, reason } satisfies SliderDetail);
  }
  protected draw() {
    const { startValue } = this;
    return (
      <ProbabilitySlider
        label={this.label ?? ''}
        lead={this.lead}
        value={this.value}
        precision={this.precision}
        exact={this.exact}
        scaleType={this.scaleType}
        disabled={this.isLocked}
        readOnly={this.readOnly}
        onValueChange={(value, { reason }) => {
          this.value = value;
          this.#tell('credence-change', reason);
        }}
        onExactChange={(exact, { reason }) => {
          this.exact = exact;
          this.#tell('credence-change', reason);
        }}
        onValueCommit={(_, { reason }) => this.#tell('credence-commit', reason)}
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
