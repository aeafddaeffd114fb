import { useId } from 'react';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { type CombinationEditorState, currentCombination, isEmptySelection } from './combinationEditorReducer.js';
import { useEditor } from './EditorContext.js';
import { type EditorNode, shownName } from './editorTypes.js';
import { NumberBadge, ParentName, Toggle, Toggles } from './Parents.styles.js';

/** Above this number of states, the buttons scroll in a container. */
const MANY = 40;
/** A name with more characters stands above its states. */
const SHORT = 12;

interface ParentTogglesProps {
  /** The parent and its index among the parents. */
  parent: EditorNode;
  index: number;
  /** Id of the text explaining why nothing can be selected at the moment. */
  offReasonId: string | undefined;
}

/** A parent and its states, each a button that selects it for the current combination. */
export function ParentToggles({ parent, index, offReasonId }: ParentTogglesProps) {
  const { state, saving, dispatch } = useEditor();
  const nameId = useId();
  const { selection } = currentCombination(state);
  const numbers = new Intl.NumberFormat(useCredence().locale);
  const chosen = selection[index];

  return (
    <li data-long={parent.name.length > SHORT ? '' : undefined}>
      <ParentName id={nameId}>
        <bdi>{parent.name}</bdi>
      </ParentName>
      <Toggles role="group" aria-labelledby={nameId} data-many={parent.states.length > MANY ? '' : undefined}>
        {parent.states.map((name, place) => (
          <StateToggle
            key={name}
            name={name}
            numbers={combinationNumbers(state, index, place).map((number) => numbers.format(number))}
            pressed={!state.remaining && chosen === place}
            dim={!state.remaining && chosen !== place && !isEmptySelection(selection)}
            off={Boolean(state.remaining) || saving}
            offReasonId={offReasonId}
            onToggle={(event) => dispatch({ type: 'toggle', parent: index, state: place }, event)}
          />
        ))}
      </Toggles>
    </li>
  );
}

interface StateToggleProps extends Pick<ParentTogglesProps, 'offReasonId'> {
  name: string;
  /** The numbers of the combinations that contain it, as written. */
  numbers: readonly string[];
  pressed: boolean;
  /** True if the current combination has other states. */
  dim: boolean;
  off: boolean;
  onToggle: (event: Event) => void;
}

/** A state of a parent, with the numbers of the combinations that contain it. */
function StateToggle({ name, numbers, pressed, dim, off, offReasonId, onToggle }: StateToggleProps) {
  const { locale } = useCredence();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  return (
    <Toggle
      type="button"
      data-slot="toggle"
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      aria-describedby={offReasonId}
      data-dim={dim ? '' : undefined}
      data-numbered={numbers.length > 0 ? '' : undefined}
      onClick={(event) => !off && onToggle(event.nativeEvent)}
    >
      {/* A name from the file keeps its own text direction, even in text of the other one. */}
      <bdi>{shownName(name)}</bdi>
      {numbers.map((number) => (
        <NumberBadge key={number} aria-hidden="true" data-slot="number">
          {number}
        </NumberBadge>
      ))}
      {numbers.length > 0 ? (
        <VisuallyHidden>{texts.heldBy(new Intl.ListFormat(locale).format(numbers))}</VisuallyHidden>
      ) : null}
    </Toggle>
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
