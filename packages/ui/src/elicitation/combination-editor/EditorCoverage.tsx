import { CoverageStrip } from '../coverage-strip/CoverageStrip.js';
import { type CombinationCoverage, type EditorNode, shownName } from './editorTypes.js';

interface EditorCoverageProps {
  coverage: CombinationCoverage | undefined;
  firstParent: EditorNode | undefined;
}

/** What all combinations decide together, if the caller has counted it. */
export function EditorCoverage({ coverage, firstParent }: EditorCoverageProps) {
  return coverage ? (
    <CoverageStrip
      decided={coverage.decided}
      answered={coverage.answered}
      total={coverage.total}
      minutesSaved={coverage.minutesSaved}
      cells={coverage.cells}
      group={firstParent && { name: firstParent.name, states: firstParent.states.map(shownName) }}
    />
  ) : null;
}
