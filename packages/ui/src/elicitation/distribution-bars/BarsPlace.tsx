import { Suspense } from 'react';
import { loadedLater } from '../../foundations/interaction/loadedLater.js';
import { shownName } from '../../foundations/names/shownName.js';
import { withName } from '../../foundations/names/withName.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { barsToComeWords, probabilityQuestionLabels } from '../../labels/english.js';
import { shortNames } from '../share-bar/shortNames.js';
import type { BarsProps } from './Bars.js';
import { Area, Axis, Caption, Column, Frame, Name, Plot, Question, Region } from './DistributionBars.styles.js';
import { many } from './many.js';

/** Most questions are asked with sliders, so that bars are loaded for those that are not. */
const Bars = loadedLater(async () => (await import('./Bars.js')).Bars);

/** The question and its bars; before they are there the question over a place of their size, so that nothing moves. */
export function BarsPlace(props: BarsProps) {
  return (
    <Suspense fallback={<BarsToCome {...props} />}>
      <Bars {...props} />
    </Suspense>
  );
}

function BarsToCome({ nodeName, states, headingLevel, disabled, readOnly }: BarsProps) {
  const labels = useLabels({
    distributionBars: barsToComeWords,
    probabilityQuestion: probabilityQuestionLabels,
  });
  const names = states.map(shownName);
  const short = shortNames(names);
  return (
    <>
      <Question as={headingLevel ? `h${headingLevel}` : 'div'}>
        {withName(labels.probabilityQuestion.lead, shownName(nodeName))}
      </Question>
      <Frame aria-hidden>
        <Axis />
        <Region>
          <Plot>
            {names.map((state, index) => (
              // A state is identified by its index.
              <Column key={index} data-narrow={states.length > many ? '' : undefined}>
                <Area />
                <Name>
                  <span data-length="short">{short[index] ?? state}</span>
                  <span data-length="whole">{state}</span>
                </Name>
              </Column>
            ))}
          </Plot>
        </Region>
      </Frame>
      <Caption aria-hidden>{disabled || readOnly ? null : labels.distributionBars.hint}</Caption>
    </>
  );
}
