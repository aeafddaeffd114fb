import frenchQuestion from '../../packages/ui/test/recipes/FrenchQuestion.tsx?raw';
import { EditableExample } from '../../packages/ui/stories/docs/live/EditableExample.js';
import { Once } from './Once.js';
import { Part, Sheet } from './Sheet.js';

/** The kit in a language that is not English. */
export function FrenchRecipe() {
  return (
    <Sheet title="French" lead="Two lines for the words and the numbers, one attribute for screen readers.">
      <Once />
      <Part title="Try it">
        <p>
          <code>labels</code> are the words, <code>locale</code> how numbers and dates are written. The names of the
          node and its states are yours. <code>lang</code> on the page, or on a part of it, tells a screen reader how to
          read them aloud. Where the whole application is French, <code>Start.tsx</code> takes <code>labels</code> and{' '}
          <code>locale</code>; a provider within another one, as here, changes them for its part.
        </p>
        <EditableExample name="a question in French" text={frenchQuestion} />
      </Part>
      <Part title="Other languages">
        <p>
          Dutch, German, Italian and Spanish come the same way: <code>dutchLabels</code>, <code>germanLabels</code>,{' '}
          <code>italianLabels</code>, <code>spanishLabels</code>. A page loads those that it imports and no others. The
          page Languages says which words of the scale have calibrated percentages.
        </p>
      </Part>
    </Sheet>
  );
}
