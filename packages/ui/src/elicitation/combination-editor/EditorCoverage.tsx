import { CoverageStrip } from '../coverage-strip/CoverageStrip.js';
import { useEditor } from './EditorContext.js';
import { shownName } from './editorTypes.js';

/** What all combinations decide together, if the caller has counted it. */
export function EditorCoverage() {
  const { coverage, parents } = useEditor();
  const [firstParent] = parents;
  return coverage ? (
    <CoverageStrip
      decided={coverage.decided}
      answered={coverage.answered}
      total={coverage.total}
      minutesLeft={coverage.minutesLeft}
      cells={coverage.cells}
      group={firstParent && { name: firstParent.name, states: firstParent.states.map(shownName) }}
    />
  ) : null;
}
