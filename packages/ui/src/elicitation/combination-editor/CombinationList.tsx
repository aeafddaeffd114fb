import { Fragment, useState } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import {
  canMove,
  type CombinationEditorState,
  type EditedCombination,
  isEmptySelection,
  isUntouched,
  remarksOf,
  rowsOf,
} from './combinationEditorReducer.js';
import { useEditor } from './EditorContext.js';
import { CombinationItem, type CombinationActs } from './CombinationItem.js';
import { Removed, CombinationItems } from './CombinationList.styles.js';
import type { CombinationAnswers } from './useCombinationAnswers.js';
import type { RemovedCombination } from './useCombinationEdits.js';
import { type CombinationDrag, useCombinationDrag } from './useCombinationDrag.js';

interface CombinationListProps {
  answers: CombinationAnswers;
}

/** All combinations in order of priority; one of them is open, or else "all remaining" at the end. */
export function CombinationList({ answers }: CombinationListProps) {
  const { state, coverage, saving, removed, listRef, openRef } = useEditor();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const { announcement, ...edits } = useListEdits();
  const { drag, start } = useCombinationDrag({
    list: listRef,
    onDrop: (index, to, event) => edits.move(index, to - index, event),
  });
  const listed = state.combinations
    .map((combination, index) => ({ combination, index }))
    .filter(({ combination }) => !state.remaining || !isEmptySelection(combination.selection));
  // Where the deleted one stood, or at the end if the list has become shorter since.
  const gap = removed && Math.min(removed.index, listed.length);
  const undo = removed && <UndoRemoval removed={removed} />;

  return (
    <>
      <CombinationItems
        ref={listRef}
        tabIndex={-1}
        aria-label={texts.combinations}
        data-dragging={drag ? '' : undefined}
      >
        {listed.map(({ combination, index }, place) => {
          const isOpen = !state.remaining && index === state.current;
          return (
            <Fragment key={combination.id}>
              {place === gap ? undo : null}
              <ListedCombination
                combination={combination}
                index={index}
                isOpen={isOpen}
                drag={dragOf(drag, index)}
                acts={saving ? {} : actsAt(state, index, { ...edits, start, isOpen })}
                answers={answers}
              />
            </Fragment>
          );
        })}
        {gap === listed.length ? undo : null}
        {state.remaining ? (
          <CombinationItem
            ref={openRef}
            number={listed.length + 1}
            selection="rest"
            finding={coverage?.combinations?.[listed.length]}
            open
            acts={{}}
            rows={undefined}
            sliders={answers.slidersOf(state.remaining)}
          />
        ) : null}
      </CombinationItems>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

/** The edits of the list, each announced unless the focus moves to what it opens. */
function useListEdits() {
  const { dispatch, listRef } = useEditor();
  const { locale } = useCredence();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  const [announcement, setAnnouncement] = useState('');
  const numbers = new Intl.NumberFormat(locale);
  const move = (index: number, by: number, event: Event) => {
    const list = listRef.current;
    const focused = () => (list?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;
    const inside = list?.contains(focused());
    dispatch({ type: 'move', index, by }, event);
    // The first and last item lack one of the two buttons, so the focus would be lost with it.
    if (inside && !list?.contains(focused())) {
      list?.querySelector<HTMLElement>(`[data-index="${index + by}"]`)?.focus();
    }
    setAnnouncement(texts.moved(numbers.format(index + 1), numbers.format(index + by + 1)));
  };
  const remove = (index: number, event: Event) => {
    dispatch({ type: 'remove', index }, event);
    setAnnouncement(texts.removed(numbers.format(index + 1)));
  };
  const edit = (index: number, event: Event) => dispatch({ type: 'edit', index }, event);
  return { move, remove, edit, announcement };
}

interface ListEdits extends Omit<ReturnType<typeof useListEdits>, 'announcement'> {
  start: ReturnType<typeof useCombinationDrag>['start'];
  isOpen: boolean;
}

/** The actions available for the combination at an index. */
function actsAt(
  state: CombinationEditorState,
  index: number,
  { move, remove, edit, start, isOpen }: ListEdits,
): CombinationActs {
  const combination = state.combinations[index];
  if (!combination) return {};
  const empty = isEmptySelection(combination.selection);
  return {
    raise: canMove(state, index, -1) ? (event) => move(index, -1, event) : undefined,
    lower: canMove(state, index, 1) ? (event) => move(index, 1, event) : undefined,
    edit: isOpen || state.remaining ? undefined : (event) => edit(index, event),
    grab: canMove(state, index, -1) || canMove(state, index, 1) ? (event) => start(event, index) : undefined,
    remove: empty ? undefined : (event) => remove(index, event),
  };
}

/** The role of a combination in the current drag. */
function dragOf(drag: CombinationDrag | null, index: number): 'dragged' | 'before' | 'after' | undefined {
  if (drag?.index === index) return 'dragged';
  if (drag?.to !== index) return undefined;
  return drag.to < drag.index ? 'before' : 'after';
}

interface ListedCombinationProps {
  combination: EditedCombination;
  index: number;
  isOpen: boolean;
  drag: ReturnType<typeof dragOf>;
  acts: CombinationActs;
  answers: CombinationAnswers;
}

/** A combination in its place: open with its sliders once a state is selected, or closed with its shares. */
function ListedCombination({ combination, index, isOpen, drag, acts, answers }: ListedCombinationProps) {
  const { state, coverage, openRef } = useEditor();
  const { selection } = combination;
  const folded = isUntouched(state);
  // Findings describe what would be saved, so empty combinations have none.
  const rank = state.combinations.slice(0, index).filter((other) => !isEmptySelection(other.selection)).length;
  return (
    <CombinationItem
      ref={isOpen ? openRef : undefined}
      number={index + 1}
      index={index}
      drag={drag}
      selection={selection}
      finding={isEmptySelection(selection) ? undefined : coverage?.combinations?.[rank]}
      acts={acts}
      open={isOpen}
      rows={isOpen ? undefined : combination}
      folded={isOpen && folded}
      sliders={isOpen && !folded ? answers.slidersOf(rowsOf(combination)) : undefined}
      shares={isOpen ? undefined : answers.sharesOf(rowsOf(combination), remarksOf(combination))}
    />
  );
}

/** In the place of the combination deleted last: that it is, and the way back. */
function UndoRemoval({ removed }: { removed: RemovedCombination }) {
  const { dispatch, saving } = useEditor();
  const { locale } = useCredence();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  return (
    <Removed data-slot="removed">
      {/* Announced by the status of the list, which is there before it has something to say. */}
      <span>{texts.removed(new Intl.NumberFormat(locale).format(removed.index + 1))}</span>
      <PressButton
        variant="text"
        size="small"
        disabled={saving}
        onClick={({ nativeEvent }) => dispatch({ type: 'restore', ...removed }, nativeEvent)}
      >
        {texts.undoRemove}
      </PressButton>
    </Removed>
  );
}
