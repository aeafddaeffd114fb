import type { PlaceProps } from '../../foundations/later/later.js';
import { useFocusHandedOn } from '../../foundations/later/useFocusHandedOn.js';
import { shownName } from '../../foundations/names/shownName.js';
import { withName } from '../../foundations/names/withName.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { barsToComeWords, probabilityQuestionLabels, spinnerLabels } from '../../labels/english.js';
import type { SliderField } from '../probability-slider/sliderField.js';
import { useRequired } from '../probability-slider/useRequired.js';
import { shortNames } from '../share-bar/shortNames.js';
import type { BarsProps } from './Bars.js';
import { many } from './many.js';
import { BarShape, Range } from './Bar.styles.js';
import { Area, Axis, Caption, Column, Frame, Name, Plot, Question, Region, Told } from './DistributionBars.styles.js';

/** The question over a place of the size of its bars, so that nothing moves when they come. */
export function BarsToCome({
  nodeName,
  states,
  answers,
  headingLevel,
  disabled,
  readOnly,
  fieldAt,
  children,
}: BarsProps & PlaceProps) {
  const labels = useLabels({
    distributionBars: barsToComeWords,
    probabilityQuestion: probabilityQuestionLabels,
    spinner: spinnerLabels,
  });
  const names = states.map(shownName);
  const short = shortNames(names);
  const missing = answers.values.indexOf(null);
  const asked = Math.max(missing, 0);
  const lead = labels.probabilityQuestion.lead(shownName(nodeName));
  return (
    <>
      <Question as={headingLevel ? `h${headingLevel}` : 'div'}>
        {withName(labels.probabilityQuestion.lead, shownName(nodeName))}
      </Question>
      <Frame>
        <Axis />
        <Region>
          <Plot data-fixed="">
            {names.map((state, index) => (
              // A state is identified by its index.
              <Column key={index} data-slot="bar" data-narrow={states.length > many ? '' : undefined}>
                <Area data-unset="">
                  {fieldAt && index === asked ? (
                    <BarToCome
                      question={`${lead} ${labels.probabilityQuestion.state(state)}`}
                      isMissing={missing >= 0 && !readOnly}
                      disabled={disabled}
                      field={fieldAt(index)}
                    />
                  ) : null}
                </Area>
                <Name aria-hidden>
                  <span data-length="short">{short[index] ?? state}</span>
                  <span data-length="whole">{state}</span>
                </Name>
              </Column>
            ))}
          </Plot>
        </Region>
        <Told>{children ?? labels.spinner.loading}</Told>
      </Frame>
      {/* As many lines as it has later, and none of it to be read yet. */}
      <Caption aria-hidden style={{ visibility: 'hidden' }}>
        {disabled || readOnly ? null : labels.distributionBars.hint}
      </Caption>
    </>
  );
}

interface BarToComeProps {
  question: string;
  isMissing: boolean;
  disabled: boolean;
  field: SliderField;
}

/** In place of the bar that is to be answered next, what a form asks for and focuses: nobody can set it yet. */
function BarToCome({ question, isMissing, disabled, field }: BarToComeProps) {
  const { spinner } = useLabels({ spinner: spinnerLabels });
  const range = useOwnRef(field.inputRef ?? null);
  useRequired(range, field.required === true && isMissing && !disabled);
  useFocusHandedOn(range);
  return (
    <>
      <BarShape />
      <Range
        ref={range}
        type="range"
        aria-label={question}
        aria-orientation="vertical"
        aria-valuetext={spinner.loading}
        aria-describedby={field['aria-describedby']}
        aria-invalid={field['aria-invalid'] || undefined}
        aria-readonly
        form={field.form}
        value={50}
        disabled={disabled}
        // With `readonly` no form would ask for it.
        onChange={() => {}}
      />
    </>
  );
}
