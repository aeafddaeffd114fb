import { type ComponentPropsWithoutRef, forwardRef, useContext } from 'react';
import { useOwnRef } from '../../../foundations/interaction/useOwnRef.js';
import { useLabels } from '../../../foundations/provider/useLabels.js';
import { iconArrayLabels } from '../../../labels/english.js';
import { RowWordsContext } from '../../answers/RowWords.js';
import { filledIcons } from '../../icon-array/filledIcons.js';
import { Picture } from '../../icon-array/Picture.js';
import { usualGrid } from '../../icon-array/places.js';
import { writePeople } from '../../icon-array/writePeople.js';
import { useDrawnStep } from '../behaviour/useDrawnMovement.js';
import { useSlider } from '../root/SliderContext.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface SliderPeopleProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {}

/**
 * The answer as people above the rail: of fifty, one for every two percent.
 * @since 0.1.0
 * @experimental
 */
export const SliderPeople = forwardRef<HTMLDivElement, SliderPeopleProps>(function SliderPeople(props, ref) {
  const { iconArray } = useLabels({ iconArray: iconArrayLabels });
  const { answer, total } = useSlider();
  const { value, standing, drawn } = answer;
  const root = useOwnRef(ref);
  // What a state that follows stands at is no starting value.
  const follows = useContext(RowWordsContext)?.kind === 'follows';
  useDrawnStep(drawn, (step) => {
    const people = root.current;
    const filled = filledIcons(step, total);
    // Where nobody is left over React draws it, at rest.
    if (!people || filled === total || people.dataset['filled'] === String(filled)) return;
    people.dataset['filled'] = String(filled);
    people.ariaLabel = iconArray.people(filled, total);
    writePeople(people, usualGrid(total), filled);
  });
  return (
    <Picture
      ref={root}
      value={value}
      startValue={standing}
      total={total}
      label={follows ? iconArray.people : undefined}
      {...props}
    />
  );
});
