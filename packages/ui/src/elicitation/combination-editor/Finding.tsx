import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import type { CombinationFinding } from './editorTypes.js';
import { Decides, Warning } from './CombinationList.styles.js';

/** What one combination decides, and what is wrong if that is nothing. */
export function Finding({ finding }: { finding: CombinationFinding | undefined }) {
  const { locale } = useCredence();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const numbers = new Intl.NumberFormat(locale);
  return finding ? (
    <>
      <Decides>{texts.decides(numbers.format(finding.decides))}</Decides>
      {finding.warning ? (
        <Warning data-slot="warning">
          <Glyph of={drawings.alert} />
          <span>{texts[finding.warning.kind](numbers.format(finding.warning.by))}</span>
        </Warning>
      ) : null}
    </>
  ) : null;
}
