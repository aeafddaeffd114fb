import { type ComponentPropsWithoutRef, forwardRef, memo } from 'react';
import type { InteractionDetails } from '../interaction/interactionDetails.js';
import { pressOrKey } from '../interaction/pressOrKey.js';
import { useLabels } from '../provider/useLabels.js';
import { anchorTiers, brokenLabel, oneLineWidth } from './anchorTiers.js';
import { humanIconScaleLabels, type VerbalAnchor } from '../../labels/english.js';
import { Word, Words } from './Anchors.styles.js';

/**
 * Describes how a word was chosen: by a press, or by a key.
 * @since 0.1.0
 */
export type AnchorDetails = InteractionDetails<'press' | 'key'>;

interface AnchorsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSelect' | 'children'> {
  anchors: readonly VerbalAnchor[];
  /** Index of the word whose value is exactly the answer; -1 if there is none. */
  pressed: number;
  /** Whether to show words, numbers or both. */
  scaleType: 'words' | 'numbers' | 'both';
  disabled: boolean;
  /** Makes them buttons. Not in the tab order: the slider's own keys do the same. */
  onSelect?: ((anchor: VerbalAnchor, details: AnchorDetails) => void) | undefined;
}

/** The spacing the words need: most languages fit where English does. */
function wordsLook(anchors: readonly VerbalAnchor[]): 'long' | 'longest' | undefined {
  const width = oneLineWidth(anchors);
  if (width <= 660) return undefined;
  return width <= 896 ? 'long' : 'longest';
}

/** The words of the scale at their percentages, each with its number. Most moves do not change them. */
export const Anchors = memo(
  forwardRef<HTMLDivElement, AnchorsProps>(function Anchors(
    { anchors, pressed, scaleType, disabled, onSelect, ...rest },
    ref,
  ) {
    const labels = useLabels({ humanIconScale: humanIconScaleLabels });
    const tiers = anchorTiers(anchors);

    return (
      <Words
        ref={ref}
        data-slot="words"
        data-scale={scaleType}
        data-words={scaleType === 'numbers' ? 'none' : wordsLook(anchors)}
        {...(onSelect ? { role: 'group', 'aria-label': labels.humanIconScale.words } : {})}
        {...rest}
      >
        {anchors.map((anchor, index) => (
          <Anchor
            key={anchor.percent}
            anchor={anchor}
            tier={scaleType === 'numbers' ? 1 : (tiers[index] ?? 1)}
            pressed={index === pressed}
            scaleType={scaleType}
            disabled={disabled}
            onSelect={onSelect}
          />
        ))}
      </Words>
    );
  }),
);

interface AnchorProps extends Pick<AnchorsProps, 'scaleType' | 'disabled' | 'onSelect'> {
  anchor: VerbalAnchor;
  tier: 1 | 2;
  pressed: boolean;
}

const Anchor = memo(function Anchor({ anchor, tier, pressed, scaleType, disabled, onSelect }: AnchorProps) {
  const lines = brokenLabel(anchor.label);
  const look = { 'data-slot': 'word', 'data-tier': tier, style: { '--credence-percent': anchor.percent } };
  const number = <small>{anchor.percent}</small>;
  const words = lines.map((line, index) => (
    <span key={line} data-line={index + 1}>
      {/* The space is invisible at the end of a line; it separates the words when they are read out. */}
      {index < lines.length - 1 ? `${line} ` : line}
    </span>
  ));
  const text =
    scaleType === 'numbers' ? (
      number
    ) : (
      <>
        {words}
        {scaleType === 'both' ? <> {number}</> : null}
      </>
    );
  if (!onSelect)
    return (
      <Word as="span" {...look}>
        {text}
      </Word>
    );

  return (
    <Word
      type="button"
      tabIndex={-1}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={({ nativeEvent: event }) => onSelect(anchor, { reason: pressOrKey(event), event })}
      {...look}
    >
      {text}
    </Word>
  );
});
