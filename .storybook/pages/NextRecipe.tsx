import layout from '../../examples/embed-next/app/layout.tsx?raw';
import page from '../../examples/embed-next/app/page.tsx?raw';
import questionForm from '../../examples/embed-next/app/QuestionForm.tsx?raw';
import saveAnswers from '../../examples/embed-next/app/saveAnswers.ts?raw';
import { Part, Sheet } from './Sheet.js';
import { Source } from './Source.js';

/** A question in the App Router of Next.js. */
export function NextRecipe() {
  return (
    <Sheet title="Next.js" lead="Drawn on the server, styled before scripts run, and saved by a server action.">
      <Part title="The style sheet, once">
        <pre>
          <code>npm install @credence/ui</code>
        </pre>
        <p>The layout imports the sheets and puts the provider around everything. It stays a server component.</p>
        <Source file="app/layout.tsx" text={layout} />
      </Part>
      <Part title="Where the server ends">
        <p>
          The components say <code>&apos;use client&apos;</code> themselves. Your own file needs it where it holds state
          or hands functions to them, as this form does.
        </p>
        <Source file="app/QuestionForm.tsx" text={questionForm} />
        <Source file="app/page.tsx" text={page} />
      </Part>
      <Part title="The server action">
        <Source file="app/saveAnswers.ts" text={saveAnswers} />
        <p>
          The whole application is <code>examples/embed-next</code> in the repository. It is installed with the packed
          kit, built and opened by a test; here it cannot run, because it needs a server.
        </p>
        <p>
          What was sent stays in place. Answering needs scripts: a form that is sent before they run sends what it was
          rendered with.
        </p>
      </Part>
    </Sheet>
  );
}
