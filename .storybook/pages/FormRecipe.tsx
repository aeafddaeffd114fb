import sentForm from '../../packages/ui/test/recipes/SentForm.tsx?raw';
import actionForm from '../../packages/ui/test/recipes/ActionForm.tsx?raw';
import hookForm from '../../packages/ui/test/recipes/HookForm.tsx?raw';
import plainForm from '../../packages/ui/test/recipes/PlainForm.tsx?raw';
import { EditableExample } from '../../packages/ui/stories/docs/live/EditableExample.js';
import { Once } from './Once.js';
import { Part, Sheet } from './Sheet.js';
import { Source } from './Source.js';

/** Answers in a form: as the browser sends them, by a library, by a server action. */
export function FormRecipe() {
  return (
    <Sheet
      title="A form that posts"
      lead="Answers go where your form goes. A slider or question that nobody has answered sends nothing."
    >
      <Once />
      <Part title="Try it">
        <p>
          With a <code>name</code> a question sends a number for each state, in their order. Once one of them is
          answered, each that is not sends an empty text, so that the order holds.
        </p>
        <EditableExample name="a form" text={sentForm} />
      </Part>
      <Part title="Without scripts of your own">
        <Source file="PlainForm.tsx" text={plainForm} />
      </Part>
      <Part title="With react-hook-form">
        <p>
          A slider reports numbers, not events: <code>Controller</code> binds it, and its <code>ref</code> goes to{' '}
          <code>inputRef</code>, so that what is invalid gets the focus.
        </p>
        <Source file="HookForm.tsx" text={hookForm} />
      </Part>
      <Part title="With a server action">
        <Source file="ActionForm.tsx" text={actionForm} />
      </Part>
    </Sheet>
  );
}
