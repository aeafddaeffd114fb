import { ExpertBead } from '../../../features/experts/ExpertBead.js';
import { VisuallyHidden } from '../../../ground/spoken/VisuallyHidden.styles.js';
import { useResultsWords } from '../resultsWords.js';
import { useCode } from '../useCode.js';
import type { FigureSize } from '../useFigureSize.js';
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
  size: FigureSize;
  format: (value: number) => string;
}) {
  const { beadLane: text } = useResultsWords().parts;
  const codeOf = useCode();
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
  const said = (value: number) => text.percent(format(value));
  const place = (value: number, level: number | undefined) => ({
    '--credence-value': value,
    '--credence-level': level ?? 0,
  });

  return (
    <Places
      aria-label={text.answers(label)}
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
          <VisuallyHidden>{text.answer(codeOf(code), said(value))}</VisuallyHidden>
          <ExpertBead code={code} />
        </BeadPlace>
      ))}
    </Places>
  );
}
