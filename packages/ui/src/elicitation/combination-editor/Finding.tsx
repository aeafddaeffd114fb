import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels, shareBarLabels } from '../../labels/english.js';
import { resolveShown } from '../answers/resolveRows.js';
import { storedFigures } from '../share-bar/storedFigures.js';
import type { CombinationRemarks, CombinationRows } from './combinationEditorReducer.js';
import { Decides, Warning } from './CombinationList.styles.js';
import { useEditor } from './EditorContext.js';
import type { CombinationFinding } from './editorTypes.js';

interface FindingProps {
  finding: CombinationFinding | undefined;
}

/** How many of all questions the open combination decides. */
export function OpenFinding({ finding }: FindingProps) {
  const { coverage } = useEditor();
  const { locale } = useCredence();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const numbers = new Intl.NumberFormat(locale);
  return finding && coverage ? (
    <Decides>{texts.decidesOf(numbers.format(finding.decides), numbers.format(coverage.total))}</Decides>
  ) : null;
}

interface ClosedFindingProps extends FindingProps {
  rows: CombinationRows & CombinationRemarks;
}

/** How many questions a closed combination decides, and with which shares. */
export function ClosedFinding({ finding, rows }: ClosedFindingProps) {
  const { node } = useEditor();
  const { locale } = useCredence();
  const { combinationEditor: texts, shareBar } = useLabels({
    combinationEditor: combinationEditorLabels,
    shareBar: shareBarLabels,
  });
  const { standing = 'answered' } = rows;
  const { stored } = resolveShown(node.states, rows).resolved;
  const { figures, further } = storedFigures(standing === 'answered' ? (stored ?? []) : [], rows.values, shareBar);
  const decides = finding && texts.decides(new Intl.NumberFormat(locale).format(finding.decides));
  return <Decides>{[decides, `${figures} ${further}`.trim()].filter(Boolean).join(' · ')}</Decides>;
}

/** Why a combination decides nothing. */
export function FindingWarning({ finding }: FindingProps) {
  const { locale } = useCredence();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  return finding?.warning ? (
    <Warning data-slot="warning">
      <Glyph of={drawings.alert} />
      <span>{texts[finding.warning.kind](new Intl.NumberFormat(locale).format(finding.warning.by))}</span>
    </Warning>
  ) : null;
}
