import { kitLanguages } from '../../packages/ui/stories/docs/kitLanguages.js';
import { labelTexts } from '../../packages/ui/stories/docs/labelTexts.js';
import { Table } from '../../packages/ui/stories/docs/Table.js';
import { englishLabels } from '../../packages/ui/src/labels/englishLabels.js';
import type { LabelGroup } from '../../packages/ui/src/labels/labels.js';
import { Part, Sheet } from './Sheet.js';

const { locale: _, ...english } = englishLabels;
const groups = (Object.keys(english) as LabelGroup[]).map((group) => ({
  group,
  texts: labelTexts(english[group]),
}));
const count = groups.reduce((sum, { texts }) => sum + texts.length, 0);

/** The languages of the kit, and how to replace every word. */
export function Languages() {
  return (
    <Sheet
      title="Languages"
      lead={`All ${count} strings of the kit are in one object for each language, and any of them can be replaced.`}
    >
      <Part title="Complete languages">
        <Table
          name="Complete languages"
          heads={['Language', 'In itself', 'Labels', 'Locale', 'Words of the scale']}
          rows={kitLanguages.map(({ name, ownName, exported, tag, calibration }) => [
            name,
            ownName,
            `\`${exported}\``,
            `\`${tag}\``,
            calibration,
          ])}
        />
        <pre>
          <code>{`import { CredenceProvider, frenchLabels } from '@credence/ui';

<CredenceProvider labels={frenchLabels}>`}</code>
        </pre>
        <p>The menu above every story shows it in each of them.</p>
      </Part>
      <OwnWords />
      <Part title="From right to left">
        <p>
          Set <code>dir="rtl"</code> on any element. Nothing else is needed: the layout mirrors, arrows turn round, the
          left arrow key raises a slider, numbers stay as they are.
        </p>
      </Part>
      <Part title="Groups">
        <Table
          name="Groups"
          heads={['Group', 'Strings']}
          rows={groups.map(({ group, texts }) => [`\`${group}\``, String(texts.length)])}
        />
      </Part>
    </Sheet>
  );
}

function OwnWords() {
  return (
    <Part title="Words of your own">
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
        numbers in them are functions that are given the number as text, so that each language puts it where it belongs
        and chooses its plural.
      </p>
    </Part>
  );
}
