import { IconButton, Text } from '@credence/ui';
import { useDeferredValue, useMemo } from 'react';
import { keyOf, type QuestionPlace } from '../../features/meaning/namedQuestions.js';
import { useText } from '../../ground/text/useText.js';
import { Found } from './AskedQuestions.styles.js';
import { inOneLine, type ListQuestion } from './conditionNames.js';
import { findQuestions } from './findQuestions.js';
import type { AskableNode } from './studyCost.js';
import { useStudyWords } from './studyWords.js';

interface FoundQuestionsProps {
  search: string;
  /** The nodes that can be asked about, by id. */
  nodes: readonly string[];
  sizes: ReadonlyMap<string, AskableNode>;
  nameOf: ListQuestion;
  isAsked: (place: QuestionPlace) => boolean;
  /** Adds a question, or takes it out. */
  onPress: (place: QuestionPlace) => void;
}

/** More than that nobody reads: a longer search finds fewer. */
const SHOWN = 20;

/** The questions that a search finds, asked or not. */
export function FoundQuestions({ search, nodes, sizes, nameOf, isAsked, onPress }: FoundQuestionsProps) {
  const { common } = useText();
  const { form: text } = useStudyWords();
  const wanted = useDeferredValue(search);
  const { places, count, isCut } = useMemo(
    () => findQuestions(wanted, { nodes, sizes, nameOf, shown: SHOWN }),
    [wanted, nodes, sizes, nameOf],
  );
  const all = isCut ? text.many : count.toLocaleString(common.locale);
  return (
    <>
      <Text variant="hint" role="status">
        {count === 0 ? text.noneFound : places.length < count ? text.found(places.length, all) : text.foundAll(count)}
      </Text>
      <Found>
        {places.map((place) => {
          const name = nameOf(place);
          const asked = isAsked(place);
          return (
            <li key={keyOf(place)} data-asked={asked ? '' : undefined}>
              <span>
                <b>{name.node}</b> <small>{name.conditions.join(', ')}</small>
              </span>
              <IconButton
                icon={asked ? 'close' : 'plus'}
                label={asked ? text.removeOne(inOneLine(name)) : text.addOne(inOneLine(name))}
                onClick={() => onPress(place)}
              />
            </li>
          );
        })}
      </Found>
    </>
  );
}
