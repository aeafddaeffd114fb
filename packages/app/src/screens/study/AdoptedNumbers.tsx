import type { Study } from '@credence/api-client';
import { Button, Text } from '@credence/ui';
import { mayInStudy } from '../../ground/access/mayInStudy.js';
import { useText } from '../../ground/text/useText.js';
import { dayOf } from './roundDates.js';
import type { StudyActs } from './studyActs.js';
import { useStudyWords } from './studyWords.js';
import { Standing } from './TakeHome.styles.js';
import type { TakenTables } from './takenTables.js';

interface AdoptedNumbersProps extends Pick<StudyActs, 'running' | 'onAct'> {
  study: Study;
  tables: readonly TakenTables[];
}

/** What of the study is in the network, and the way to take it out again. */
export function AdoptedNumbers({ study, tables, running, onAct }: AdoptedNumbersProps) {
  const { common } = useText();
  const { takeHome: text } = useStudyWords();
  if (running === 'adopt') return <Text role="status">{text.adopting}</Text>;
  const { adopted } = study;
  if (!adopted) return null;
  const { of, at, columns, left, undoUntil } = adopted;
  const name = tables.find((each) => each.of === of)?.name ?? of;
  const isUndoing = running === 'undo-adoption';
  return (
    <Standing role="status">
      <Text>
        <b>{text.isIn(name, dayOf(at, common))}</b> <span>{text.columns(columns, left)}</span>{' '}
        <span>{undoUntil ? text.undoUntil(dayOf(undoUntil, common)) : null}</span>
      </Text>
      {undoUntil && mayInStudy(study, 'undo_adoption') ? (
        <Button size="small" busy={isUndoing} onClick={() => void onAct({ act: 'undo-adoption' })}>
          {isUndoing ? text.undoing : text.undo}
        </Button>
      ) : null}
    </Standing>
  );
}
