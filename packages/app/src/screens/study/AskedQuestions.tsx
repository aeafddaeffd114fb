import type { NetworkTables } from '@credence/api-client';
import { Button, Heading } from '@credence/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { errorAfter } from '../../features/inference/errorAfter.js';
import { keyOf, namedQuestions, type QuestionPlace } from '../../features/meaning/namedQuestions.js';
import { useElements } from '../../ground/focus/useElements.js';
import { useText } from '../../ground/text/useText.js';
import { addQuestion, type AskedList, includes, nextInLine, removeQuestion } from './askedList.js';
import { listQuestions } from './conditionNames.js';
import { FoundQuestions } from './FoundQuestions.js';
import { ListHead, Questions, Search } from './AskedQuestions.styles.js';
import { QuestionRow } from './QuestionRow.js';
import { costOfList, minutesOf } from './studyCost.js';
import { useStudyWords } from './studyWords.js';
import type { StudySetup } from './useStudySetup.js';

interface AskedQuestionsProps extends Pick<StudySetup, 'ranking' | 'reach'> {
  tables: NetworkTables;
  sizes: NonNullable<StudySetup['sizes']>;
  list: AskedList;
  /** The nodes that can be asked about, by id. */
  nodes: readonly string[];
  onListChange: (list: AskedList) => void;
}

/** So many questions are shown at first. */
const FIRST = 11;
/** So many of those that come next in line. */
const NEXT = 2;

/** The single questions that are asked, what comes next in line, and a search that adds others. */
export function AskedQuestions({ tables, sizes, list, nodes, ranking, reach, onListChange }: AskedQuestionsProps) {
  const words = useText();
  const { form: text } = useStudyWords();
  const id = useId();
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const nameOf = useMemo(() => listQuestions(tables, namedQuestions(tables, words), words), [tables, words]);
  const { heading, buttonRef, keepFocus } = useFocusInList(list);
  const ranked = ranking.questions ?? [];
  const { questions, removed } = list;
  const shown = showsAll ? questions : questions.slice(0, FIRST);
  const next = useMemo(() => nextInLine(list, ranking.questions ?? []).slice(0, NEXT), [list, ranking.questions]);
  const most = Math.max(...[...ranking.effects.values()].map(({ points }) => points), 0);
  const outcomes = new Set(ranking.outcomes.map(({ node }) => node));
  const [outcome] = outcomes;
  const nodeName = (node: string) => tables.nodes.find((each) => each.id === node)?.display_name ?? node;
  const moves = outcomes.size === 1 && outcome !== undefined ? text.moves(nodeName(outcome)) : text.movesAll;

  const add = (place: QuestionPlace) => onListChange(addQuestion(list, place, ranked));
  const remove = (place: QuestionPlace) => onListChange(removeQuestion(list, place));
  const rowOf = (place: QuestionPlace, rank?: number) => {
    const effect = ranking.effects.get(keyOf(place));
    return (
      <QuestionRow
        key={keyOf(place)}
        name={nameOf(place)}
        rank={rank}
        effect={effect}
        outcome={outcomes.size > 1 && effect ? nodeName(effect.outcome) : undefined}
        most={most}
        minutes={minutesOf(place, sizes)}
        buttonRef={buttonRef}
        onPress={() => {
          keepFocus();
          if (rank === undefined) add(place);
          else remove(place);
        }}
      />
    );
  };
  const ahead = [...questions, ...next];
  const minutes = costOfList(ahead, sizes).minutes - costOfList(questions, sizes).minutes;
  const error = reach?.points && 100 * errorAfter(reach.points, ahead.length);
  const within =
    error === undefined ? '' : text.within(error.toLocaleString(words.common.locale, { maximumFractionDigits: 1 }));

  return (
    <section aria-labelledby={id}>
      <ListHead>
        <Heading ref={heading} level={2} id={id} tabIndex={-1}>
          {text.listTitle(questions.length)}
        </Heading>
        <Search label={text.add} value={search} onValueChange={setSearch} />
      </ListHead>
      {search.trim() ? (
        <FoundQuestions
          search={search}
          nodes={nodes}
          sizes={sizes}
          nameOf={nameOf}
          isAsked={(place) => includes(questions, place)}
          onPress={(place) => (includes(questions, place) ? remove(place) : add(place))}
        />
      ) : (
        <>
          <Questions aria-labelledby={id}>
            <thead>
              <tr>
                <td />
                <th scope="col">{text.question}</th>
                <th scope="col">{moves}</th>
                <th scope="col">{text.minutes}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {shown.map((place, at) => rowOf(place, at + 1))}
              {questions.length > FIRST ? (
                <tr>
                  <td />
                  <td colSpan={4}>
                    <Button
                      ref={buttonRef}
                      variant="text"
                      size="small"
                      aria-expanded={showsAll}
                      onClick={() => setShowsAll(!showsAll)}
                    >
                      {showsAll ? text.showFewer : text.showMore(questions.length - FIRST)}
                    </Button>
                  </td>
                </tr>
              ) : null}
            </tbody>
            {next.length > 0 ? (
              <tbody data-next="">
                <tr>
                  <th scope="rowgroup" colSpan={5}>
                    {text.nextInLine(next.length, minutes, within)}
                  </th>
                </tr>
                {next.map((place) => rowOf(place))}
              </tbody>
            ) : null}
            {removed.length > 0 ? (
              <tbody data-next="">
                <tr>
                  <th scope="rowgroup" colSpan={5}>
                    {text.takenOut}
                  </th>
                </tr>
                {removed.map((place) => rowOf(place))}
              </tbody>
            ) : null}
          </Questions>
        </>
      )}
    </section>
  );
}

/** A row leaves its place with the button that was pressed: the one that is there then has the focus. */
function useFocusInList(list: AskedList) {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<number>(undefined);
  const buttons = useElements<HTMLButtonElement>();
  useEffect(() => {
    if (place.current === undefined) return;
    const all = buttons.all();
    (all[Math.min(place.current, all.length - 1)] ?? heading.current)?.focus();
    place.current = undefined;
  }, [list, buttons]);
  return {
    heading,
    buttonRef: buttons.ref,
    keepFocus: () => {
      place.current = buttons.all().findIndex((button) => button === document.activeElement);
    },
  };
}
