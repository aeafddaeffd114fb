import { useId } from 'react';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { NumberBadge, ParentName, Toggle, Toggles } from './CombinationEditor.styles.js';
import { type CombinationEditorState, currentCombination, isEmptySelection } from './combinationEditorReducer.js';
import { combinationNumbers } from './combinationNumbers.js';
import { type EditorNode, shownName } from './editorTypes.js';

/** The buttons of more states than this scroll in a frame of their own. */
const MANY = 40;

interface ParentTogglesProps {
  /** The parent and its place among the parents. */
  parent: EditorNode;
  index: number;
  state: CombinationEditorState;
  /** Called with a state's place when it is clicked. */
  onToggle: (state: number) => void;
  /** Id of the text that says why nothing can be selected now. */
  offReasonId: string | undefined;
  disabled: boolean;
}

/** One parent and its states, each a button that selects it for the current combination. */
export function ParentToggles({ parent, index, state, onToggle, offReasonId, disabled }: ParentTogglesProps) {
  const { locale } = useCredence();
  const labels = useLabels({ combinationEditor: combinationEditorLabels });
  const nameId = useId();
  const { selection } = currentCombination(state);
  const off = Boolean(state.remaining) || disabled;
  const numbers = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(locale);

  return (
    <li>
      <ParentName id={nameId}>
        <bdi>{parent.displayName}</bdi>
      </ParentName>
      <Toggles role="group" aria-labelledby={nameId} data-many={parent.states.length > MANY ? '' : undefined}>
        {parent.states.map((name, place) => {
          const pressed = !state.remaining && selection[index] === place;
          const held = combinationNumbers(state, index, place).map((number) => numbers.format(number));
          return (
            <Toggle
              key={name}
              type="button"
              data-slot="toggle"
              aria-pressed={pressed}
              aria-disabled={off || undefined}
              aria-describedby={offReasonId}
              data-dim={!state.remaining && !pressed && !isEmptySelection(selection) ? '' : undefined}
              data-numbered={held.length > 0 ? '' : undefined}
              onClick={() => !off && onToggle(place)}
            >
              {/* A name from the file reads its own way, also among words of another direction. */}
              <bdi>{shownName(name)}</bdi>
              {held.map((number) => (
                <NumberBadge key={number} aria-hidden="true" data-slot="number">
                  {number}
                </NumberBadge>
              ))}
              {held.length > 0 ? (
                <VisuallyHidden>{labels.combinationEditor.heldBy(list.format(held))}</VisuallyHidden>
              ) : null}
            </Toggle>
          );
        })}
      </Toggles>
    </li>
  );
}
