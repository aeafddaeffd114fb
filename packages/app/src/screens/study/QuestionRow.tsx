import { IconButton } from '@credence/ui';
import type { RefCallback } from 'react';
import { useText } from '../../ground/text/useText.js';
import { Effect as Bar } from './AskedQuestions.styles.js';
import { inOneLine, type ListedQuestion } from './conditionNames.js';
import { useStudyWords } from './studyWords.js';
import type { Effect } from './useRanking.js';

interface QuestionRowProps {
  name: ListedQuestion;
  /** From 1; undefined for a question that is not asked. */
  rank: number | undefined;
  /** Undefined for a question that cannot be ranked. */
  effect: Effect | undefined;
  /** The outcome that it moves, where there are several. */
  outcome: string | undefined;
  /** The largest effect of all. */
  most: number;
  minutes: number;
  /** The ref of its button. */
  buttonRef: RefCallback<HTMLButtonElement>;
  /** Takes it out, or adds it. */
  onPress: () => void;
}

/** A question of the list, or one that could be: what it is about, what it moves, and how long it takes. */
export function QuestionRow({ name, rank, effect, outcome, most, minutes, buttonRef, onPress }: QuestionRowProps) {
  const { common } = useText();
  const { form: text } = useStudyWords();
  const written = (value: number) =>
    value.toLocaleString(common.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const isAsked = rank !== undefined;
  return (
    <tr>
      <td>{rank?.toLocaleString(common.locale)}</td>
      <th scope="row">
        <b>{name.node}</b> <small>{name.conditions.join(', ')}</small>
      </th>
      <td title={outcome}>
        {effect ? (
          <>
            <Bar aria-hidden="true" style={{ '--share': most > 0 ? effect.points / most : 0 }} />
            {written(effect.points)}
          </>
        ) : (
          '–'
        )}
      </td>
      <td>{written(minutes)}</td>
      <td>
        <IconButton
          ref={buttonRef}
          icon={isAsked ? 'close' : 'plus'}
          label={isAsked ? text.removeOne(inOneLine(name)) : text.addOne(inOneLine(name))}
          onClick={onPress}
        />
      </td>
    </tr>
  );
}
