import type { PlotSize } from '../../foundations/figures/usePlotSize.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { ExpertBead } from '../bead/ExpertBead.js';
import { useExpertCode } from '../bead/useExpertCode.js';
import { beadLaneLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { BeadPlace, DotPlace, Places } from './BeadLane.styles.js';
import { beadLevels } from './beadLevels.js';
import type { LaneAnswer, LaneState } from './laneState.js';

/** Beads are as far apart as they are large, in px of the usual text; dots may overlap a little. */
const bead = 20;
const dot = 8;

const isNamed = (answer: LaneAnswer): answer is LaneAnswer & { readonly code: number } => answer.code !== undefined;
const byValue = (one: LaneAnswer, other: LaneAnswer) => one.value - other.value;

/** What was said of a state, from the smallest share: dots without a code on the rail, beads with one below it. */
export function Answers({
  state: { label, answers },
  size,
  format,
}: {
  state: LaneState;
  size: PlotSize;
  format: (value: number) => string;
}) {
  const { beadLane } = useStudyLabels({ beadLane: beadLaneLabels });
  const codeOf = useExpertCode();
  if (answers.length === 0) return null;
  const sorted = [...answers].sort(byValue);
  const [beads, dots] = [sorted.filter(isNamed), sorted.filter(({ code }) => code === undefined)];
  const levelsOf = (placed: readonly LaneAnswer[], apart: number) =>
    beadLevels(
      placed.map(({ value }) => value),
      ((apart * size.em) / size.width) * 100,
    );
  const [beadsAt, dotsAt] = [levelsOf(beads, bead), levelsOf(dots, dot)];
  const levels = (at: readonly number[]) => Math.max(0, ...at.map((level) => level + 1));
  const said = (value: number) => beadLane.percent(format(value));
  const place = (value: number, level: number | undefined) => ({
    '--credence-value': value,
    '--credence-level': level ?? 0,
  });

  return (
    <Places
      aria-label={beadLane.answers(label)}
      data-slot="answers"
      style={{ '--credence-beads': levels(beadsAt), '--credence-dots': levels(dotsAt) }}
    >
      {dots.map(({ value }, index) => (
        <DotPlace key={index} data-slot="dot" style={place(value, dotsAt[index])}>
          <VisuallyHidden>{said(value)}</VisuallyHidden>
        </DotPlace>
      ))}
      {beads.map(({ code, value }, index) => (
        <BeadPlace key={code} data-slot="answer" style={place(value, beadsAt[index])}>
          <VisuallyHidden>{beadLane.answer(codeOf(code), said(value))}</VisuallyHidden>
          <ExpertBead code={code} />
        </BeadPlace>
      ))}
    </Places>
  );
}
