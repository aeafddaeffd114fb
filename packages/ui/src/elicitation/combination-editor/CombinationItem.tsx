import { forwardRef, type PointerEvent, type ReactNode } from 'react';
import { GlyphButton, type GlyphButtonProps } from '../../foundations/buttons/GlyphButton.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import type { CombinationRemarks, CombinationRows, Selection } from './combinationEditorReducer.js';
import {
  Acts,
  Body,
  CombinationNumber,
  CombinationRoot,
  Foot,
  Grip,
  Head,
  Opens,
  Shares,
} from './CombinationList.styles.js';
import type { CombinationFinding } from './editorTypes.js';
import { ClosedFinding, FindingWarning, OpenFinding } from './Finding.js';
import { CombinationSentence } from './CombinationSentence.js';

/** The actions on a combination; omitted ones are not offered. */
export interface CombinationActs {
  readonly raise?: ((event: Event) => void) | undefined;
  readonly lower?: ((event: Event) => void) | undefined;
  readonly edit?: ((event: Event) => void) | undefined;
  readonly remove?: ((event: Event) => void) | undefined;
  /** Starts dragging it with a pointer. */
  readonly grab?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
}

interface CombinationItemProps {
  number: number;
  /** Its index among all combinations, from 0; omitted for "all remaining". */
  index?: number | undefined;
  /** Its role in a drag: the dragged one, or the one at the drop position. */
  drag?: 'dragged' | 'before' | 'after' | undefined;
  selection: Selection | 'rest';
  finding: CombinationFinding | undefined;
  /** True for the one being edited. */
  open: boolean;
  acts: CombinationActs;
  /** Its rows while it is closed, to be said in figures. */
  rows: (CombinationRows & CombinationRemarks) | undefined;
  /** What it says about the node, shown while closed. */
  shares?: ReactNode;
  /** True while it is open and its sliders wait for a state to be selected. */
  folded?: boolean | undefined;
  /** Its sliders, shown while open unless it is folded. */
  sliders?: ReactNode;
}

/** An item of the list of combinations: closed with its distribution, or open with its sliders. */
export const CombinationItem = forwardRef<HTMLLIElement, CombinationItemProps>(function CombinationItem(
  { number, index, drag, selection, finding, open, acts, rows, shares, folded = false, sliders },
  ref,
) {
  const { locale } = useCredence();
  const labels = useLabels({ combinationEditor: combinationEditorLabels });
  const texts = labels.combinationEditor;
  const numbers = new Intl.NumberFormat(locale);
  const shown = numbers.format(number);

  return (
    <CombinationRoot
      ref={ref}
      tabIndex={-1}
      data-slot="combination"
      data-open={open ? '' : undefined}
      data-empty={folded ? '' : undefined}
      data-index={index}
      data-movable={acts.grab ? '' : undefined}
      data-drag={drag}
    >
      <Head data-slot="line">
        {acts.grab ? (
          // For pointers only: keyboards and screen readers have the buttons.
          <Grip data-slot="grip" title={texts.drag(shown)} onPointerDown={acts.grab}>
            <CombinationNumber>{shown}</CombinationNumber>
            <Glyph of={drawings.grip} />
          </Grip>
        ) : (
          <CombinationNumber>{shown}</CombinationNumber>
        )}
        <CombinationSentence selection={selection} />
        {open ? <OpenFinding finding={finding} /> : null}
      </Head>
      <FindingWarning finding={finding} />
      {folded ? <Opens data-slot="opens">{texts.ruleOpens}</Opens> : null}
      {sliders ? <Body data-slot="sliders">{sliders}</Body> : null}
      {shares ? <Shares data-slot="shares">{shares}</Shares> : null}
      <Foot data-slot="foot">
        {rows ? <ClosedFinding finding={finding} rows={rows} /> : null}
        <Acts>
          <Act glyph={drawings.up} label={texts.raise(shown)} onAct={acts.raise} />
          <Act glyph={drawings.down} label={texts.lower(shown)} onAct={acts.lower} />
          <Act glyph={drawings.edit} label={texts.edit(shown)} onAct={acts.edit} />
          <Act glyph={drawings.delete} label={texts.remove(shown)} onAct={acts.remove} />
        </Acts>
      </Foot>
    </CombinationRoot>
  );
});

interface ActProps extends Pick<GlyphButtonProps, 'glyph' | 'label'> {
  onAct: ((event: Event) => void) | undefined;
}

function Act({ onAct, ...button }: ActProps) {
  return onAct ? <GlyphButton {...button} onClick={(event) => onAct(event.nativeEvent)} /> : null;
}
