import { Icon } from '@credence/ui';
import { useEffect, useRef } from 'react';
import { useResultsWords } from '../resultsWords.js';
import type { DiscussActions, DiscussItem } from './discussItem.js';
import { Box, Condition, Effect, Question, Reasons, Row, Words } from './ToDiscussList.styles.js';

/** One question: its box if it has one, its words with the reason, and what it moves. */
export function DiscussRow({
  item: { id, question, condition, reasons, chosen },
  effect,
  takesFocus,
  isCurrent,
  onCurrentChange,
  onChosenChange,
}: {
  item: DiscussItem;
  /** In words; undefined if it is not known. */
  effect: string | undefined;
  /** True for the first of those that were asked for: the button that had the focus is gone. */
  takesFocus: boolean;
  isCurrent: boolean;
} & DiscussActions) {
  const { toDiscussList: text } = useResultsWords().parts;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) row.current?.focus();
  }, [takesFocus]);
  const name = [question, condition].filter(Boolean).join(', ');
  const words = (
    <>
      <Question>{question}</Question> <Condition>{condition}</Condition>{' '}
      {reasons.length > 0 ? (
        <Reasons data-slot="reasons">{reasons.map((reason) => text.reasons[reason]).join(', ')}</Reasons>
      ) : null}
    </>
  );

  return (
    <Row
      ref={row}
      tabIndex={takesFocus ? -1 : undefined}
      data-slot="item"
      aria-current={isCurrent ? 'true' : undefined}
    >
      {chosen === undefined ? null : (
        <DiscussBox id={id} label={text.discuss(name)} chosen={chosen} onChosenChange={onChosenChange} />
      )}
      {onCurrentChange ? (
        <Words type="button" onClick={() => onCurrentChange(id)}>
          {words}
        </Words>
      ) : (
        <Words as="div">{words}</Words>
      )}
      {effect === undefined ? null : <Effect data-slot="effect">{effect}</Effect>}
    </Row>
  );
}

/** The box that chooses a question for discussion. */
function DiscussBox({
  id,
  label,
  chosen,
  onChosenChange,
}: Pick<DiscussActions, 'onChosenChange'> & { id: string; label: string; chosen: boolean }) {
  return (
    <Box data-slot="box">
      <input
        type="checkbox"
        aria-label={label}
        checked={chosen}
        disabled={!onChosenChange}
        onChange={() => onChosenChange?.(!chosen, id)}
      />
      <Icon name="check" />
    </Box>
  );
}
