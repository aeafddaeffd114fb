import { labelTexts } from '../../packages/ui/stories/docs/labelTexts.js';
import { Table } from '../../packages/ui/stories/docs/Table.js';
import { englishLabels } from '../../packages/ui/src/labels/english.js';
import { germanLabels } from '../../packages/ui/src/labels/german.js';
import type { Labels } from '../../packages/ui/src/labels/labels.js';
import { Part, Sheet } from './Sheet.js';

const groups = (Object.keys(englishLabels) as (keyof Labels)[]).map((group) => ({
  group,
  texts: labelTexts(englishLabels[group]),
  german: labelTexts(germanLabels[group]),
}));
const count = groups.reduce((sum, { texts }) => sum + texts.length, 0);

/** How to replace every word of the kit. */
export function Languages() {
  return (
    <Sheet
      title="Languages"
      lead={`All ${count} strings of the kit are in one object, and any of them can be replaced.`}
    >
      <Part title="Another language">
        <pre>
          <code>{`<CredenceProvider
  locale="de"
  labels={{
    questionLayout: { continue: 'Weiter', finish: 'Fertig' },
    verbalScale: { anchors: [{ label: '(fast) unmöglich', percent: 0 }, …] },
  }}
>`}</code>
        </pre>
        <p>
          What is left out stays English. Numbers, dates, lists and sorting follow <code>locale</code>. Strings with
          numbers in them are functions that are given the number as text, so that each language puts it where it
          belongs and chooses its plural.
        </p>
      </Part>
      <Part title="From right to left">
        <p>
          Set <code>dir="rtl"</code> on any element. Nothing else is needed: the layout mirrors, arrows turn round, the
          left arrow key raises a slider, numbers stay as they are.
        </p>
      </Part>
      <Part title="Groups">
        <Table
          name="Groups"
          heads={['Group', 'Strings', 'In German']}
          rows={groups.map(({ group, texts, german }) => [`\`${group}\``, String(texts.length), String(german.length)])}
        />
      </Part>
    </Sheet>
  );
}
