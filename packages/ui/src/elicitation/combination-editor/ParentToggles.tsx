import { useId, useState } from 'react';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { NumberBadge, Toggle, Toggles } from './CombinationEditor.styles.js';
import { type CombinationEditorState, currentCombination, isEmptySelection } from './combinationEditorReducer.js';
import { type EditorNode, shownName } from './editorTypes.js';
import { ParentName, ParentRow } from './Parents.styles.js';

/** Above this number of states, the buttons scroll in a container. */
const MANY = 40;

interface ParentTogglesProps {
  /** The parent and its index among the parents. */
  parent: EditorNode;
  index: number;
  state: CombinationEditorState;
  /** Called with the index of the state that is clicked. */
  onToggle: (state: number, event: Event) => void;
  /** Id of the text explaining why nothing can be selected at the moment. */
  offReasonId?: string | undefined;
  disabled: boolean;
  /** How it begins, if it is a line that opens. */
  folding?: 'open' | 'closed' | undefined;
}

/** A parent and its states, each a button that selects it for the current combination. */
export function ParentToggles({ parent, index, state, onToggle, offReasonId, disabled, folding }: ParentTogglesProps) {
  const { locale } = useCredence();
  const labels = useLabels({ combinationEditor: combinationEditorLabels });
  const nameId = useId();
  const [open, setOpen] = useState(folding !== 'closed');
  const { selection } = currentCombination(state);
  const off = Boolean(state.remaining) || disabled;
  const numbers = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(locale);
  const chosen = selection[index];
  const value = chosen === undefined ? undefined : parent.states[chosen];

  return (
    <li>
      {folding ? (
        <ParentRow
          type="button"
          aria-expanded={open}
          data-chosen={value === undefined ? undefined : ''}
          onClick={() => setOpen(!open)}
        >
          <bdi id={nameId}>{parent.name}</bdi>
          <span>{value === undefined ? labels.combinationEditor.any : <bdi>{shownName(value)}</bdi>}</span>
          <Glyph of={drawings.chevronDown} />
        </ParentRow>
      ) : (
        <ParentName id={nameId}>
          <bdi>{parent.name}</bdi>
        </ParentName>
      )}
      <Toggles
        hidden={!open}
        role="group"
        aria-labelledby={nameId}
        data-many={parent.states.length > MANY ? '' : undefined}
      >
        {folding ? (
          <Toggle
            type="button"
            aria-pressed={chosen === undefined}
            onClick={(event) => chosen !== undefined && onToggle(chosen, event.nativeEvent)}
          >
            {labels.combinationEditor.any}
          </Toggle>
        ) : null}
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
              onClick={(event) => !off && onToggle(place, event.nativeEvent)}
            >
              {/* A name from the file keeps its own text direction, even in text of the other one. */}
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

/** The numbers of the combinations that contain a state of a parent, including the current one, smallest first. */
export function combinationNumbers(
  state: CombinationEditorState,
  parent: number,
  parentState: number,
): readonly number[] {
  return state.combinations.flatMap((combination, index) =>
    combination.selection[parent] === parentState ? [index + 1] : [],
  );
}
