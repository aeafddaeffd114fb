import { Table } from '../../packages/ui/stories/docs/Table.js';
import { englishLabels } from '../../packages/ui/src/labels/englishLabels.js';
import { Part, Sheet } from './Sheet.js';

const { combinationEditor, alert, dataTable, progressBar, spinner } = englishLabels;

/** The product's tone of voice. */
export function Tone() {
  return (
    <Sheet
      title="Tone of voice"
      lead="To a physician with ten free minutes: plain, exact, and never louder than needed."
    >
      <Part title="Rules">
        <Table
          name="Rules"
          heads={['Rule', 'So', 'Not so']}
          rows={[
            ['A button says what happens, and to what', `“${combinationEditor.addAnother}”`, '“OK”'],
            ['A question is a whole sentence', `“${combinationEditor.allAtOne}”`, '“Are you sure?”'],
            ['Say what is missing, and what to do', `“${combinationEditor.selectBeforeDone}”`, '“Invalid input”'],
            ['Nothing found says what was looked for', `“${dataTable.noMatch('TUM')}”`, '“No results”'],
            ['A probability is never a verdict', '“between fifty-fifty and expected”', '“rather likely”'],
            ['The next step is called Continue', `“${englishLabels.questionLayout.continue}”`, '“Next”, “Submit”'],
          ]}
        />
      </Part>
      <Part title="Words that stay the same">
        <p>
          Network, node, state, parent. A combination decides; a question is spared. An answer is given, kept, changed
          or taken back. Progress is saved.
        </p>
        <p>
          Signs speak by one word each: {[alert.error, alert.warning, alert.success, alert.info].join(', ')}. What is on
          its way says “{spinner.loading}”, a bar is called “{progressBar.progress}”.
        </p>
      </Part>
      <Part title="Form">
        <p>
          Sentence case. No exclamation marks, no “please” but where the specification has it, no apology. Numbers as
          figures, a space before the percent sign.
        </p>
      </Part>
    </Sheet>
  );
}
