import { useState } from 'react';
import { ProbabilityQuestion } from '../../packages/ui/src/elicitation/probability-question/ProbabilityQuestion.js';
import type { ProbabilityValues } from '../../packages/ui/src/elicitation/answers/answerHistory.js';
import { allTokens } from '../../packages/ui/stories/docs/tokenSheet.js';
import { Table } from '../../packages/ui/stories/docs/Table.js';
import { Part, Sheet } from './Sheet.js';

const brand = ['paper', 'ink', 'accent', 'on-accent', 'font-text', 'font-title'];

/** From an empty page to a working question, in the colours of the surrounding page. */
export function Install() {
  return (
    <Sheet title="Install" lead="Six lines, and a question that works.">
      <Part title="Six lines">
        <pre>
          <code>{'npm install @credence/ui react react-dom'}</code>
        </pre>
        <pre>
          <code>{`import { CredenceProvider, ProbabilityQuestion } from '@credence/ui';
import '@credence/ui/styles.css';
import '@credence/ui/fonts.css';

<CredenceProvider>
  <ProbabilityQuestion nodeName="Stridor" states={['present', 'absent']} onValuesChange={(values) => console.log(values)} />
</CredenceProvider>`}</code>
        </pre>
        <p>Which is this, alive:</p>
        <Question />
      </Part>
      <Part title="React">
        <p>
          React and react-dom 18.2 to 19. Every component is tested on both ends of the range, drawn on a server and
          taken over in a browser.
        </p>
      </Part>
      <Part title="The provider">
        <p>
          One <code>CredenceProvider</code> around everything brings words, language and theme; the style sheet is how
          everything looks. It draws no box of its own and can be nested: a part of the page may have another theme or
          language.
        </p>
      </Part>
      <Colours />
      <Part title="Light and dark">
        <p>
          The <code>color-scheme</code> of your page decides, and a page that sets none is light.{' '}
          <code>{'<CredenceProvider theme="dark">'}</code> or <code>{'data-credence-theme="dark"'}</code> on any element
          decides for what is in it, <code>theme="system"</code> leaves it to the reader’s system.
        </p>
      </Part>
    </Sheet>
  );
}

function Question() {
  const [values, setValues] = useState<ProbabilityValues>([null, null]);
  return (
    <ProbabilityQuestion nodeName="Stridor" states={['present', 'absent']} values={values} onValuesChange={setValues} />
  );
}

function Colours() {
  return (
    <Part title="Your colours">
      <p>
        Six variables re-brand what people read and operate. Set them on the page or on any element; what follows from
        them follows there.
      </p>
      <Table
        name="Six variables"
        heads={['Variable', 'As it comes', 'For']}
        rows={brand.map((name) => {
          const token = allTokens.find((one) => one.name === `--credence-${name}`);
          return [`\`--credence-${name}\``, token?.value ?? '', token?.note ?? ''];
        })}
      />
      <pre>
        <code>{`:root {
  --credence-accent: light-dark(#7a1f5c, #e3a6cd);
}`}</code>
      </pre>
      <p>“Your own theme”, among the recipes, shows the kit in your colours, and names the pairs that are too faint.</p>
    </Part>
  );
}
