import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { AnchorDetails } from '../../../foundations/verbal-scale/Anchors.js';
import { useLabels } from '../../../foundations/provider/useLabels.js';
import { probabilitySliderLabels, type VerbalAnchor } from '../../../labels/english.js';
import type { Share } from '../../answers/share.js';
import type { HumanIconScaleProps } from '../../human-icon-scale/HumanIconScale.js';
import type { Probability } from '../state/useProbability.js';

/** A slider as its parts take it. */
export interface Slider {
  /** What the ids of its parts begin with. */
  readonly id: string;
  readonly answer: Probability;
  /** The native range: what keys and forms focus. */
  readonly control: RefObject<HTMLInputElement | null>;
  readonly anchors: readonly VerbalAnchor[];
  readonly total: NonNullable<HumanIconScaleProps['total']>;
  readonly scaleType: NonNullable<HumanIconScaleProps['scaleType']>;
  /** The previous answer, once the slider has been touched. */
  readonly ghost: Share | null;
  /** Stable across renders, so that a move does not render the words again. */
  readonly selectWord: (anchor: VerbalAnchor, details: AnchorDetails) => void;
  /** What the native range says to its form and to assistive technology, beside its answer. */
  readonly field: SliderFieldState;
  readonly hint: ReactNode;
  readonly error: ReactNode;
}

interface SliderFieldState {
  readonly named: { readonly 'aria-label'?: string | undefined; readonly 'aria-labelledby'?: string | undefined };
  readonly describedBy: string | undefined;
  readonly invalid: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  readonly name: string | undefined;
  readonly submitUnanswered: boolean;
  readonly form: string | undefined;
  readonly required: boolean;
}

export const SliderContext = createContext<Slider | null>(null);

/** The slider around a part. */
export function useSlider(): Slider {
  const slider = useContext(SliderContext);
  if (!slider) throw new Error('Not inside SliderRoot.');
  return slider;
}

/** The words of sliders. */
export const useSliderTexts = () => useLabels({ probabilitySlider: probabilitySliderLabels }).probabilitySlider;
