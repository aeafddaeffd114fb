import start from '../../packages/ui/test/recipes/Start.tsx?raw';
import { Part } from './Sheet.js';
import { Source } from './Source.js';

/** What a recipe needs around it: styles and the provider. */
export function Once() {
  return (
    <Part title="Once, where your application starts">
      <pre>
        <code>npm install @credence/ui react react-dom</code>
      </pre>
      <p>
        The style sheet, and <code>CredenceProvider</code> around what your application shows. Without the sheet the
        page is bare. The fonts are optional, 161 kB: leave the line out, and the reader’s own fonts are taken.
      </p>
      <Source file="Start.tsx" text={start} />
    </Part>
  );
}
