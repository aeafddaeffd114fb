import type { NetworkTables } from '@credence/api-client';
import { Button, Heading } from '@credence/ui';
import { type ReactNode, type RefCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
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
export function AskedQuestions(props: AskedQuestionsProps) {
  const { tables, sizes, list, nodes, ranking, onListChange } = props;
  const words = useText();
  const { form: text } = useStudyWords();
  const id = useId();
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const nameOf = useMemo(() => listQuestions(tables, namedQuestions(tables, words), words), [tables, words]);
  const { heading, buttonRef, keepFocus } = useFocusInList(list);
  const { questions } = list;

  const add = (place: QuestionPlace) => onListChange(addQuestion(list, place, ranking.questions ?? []));
  const remove = (place: QuestionPlace) => onListChange(removeQuestion(list, place));

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
        <QuestionTable
          {...props}
          labelledBy={id}
          nameOf={nameOf}
          buttonRef={buttonRef}
          showsAll={showsAll}
          onShowAll={setShowsAll}
          onAdd={(place) => {
            keepFocus();
            add(place);
          }}
          onRemove={(place) => {
            keepFocus();
            remove(place);
          }}
        />
      )}
    </section>
  );
}

interface QuestionTableProps extends Omit<AskedQuestionsProps, 'nodes' | 'onListChange'> {
  labelledBy: string;
  nameOf: ReturnType<typeof listQuestions>;
  /** The ref of the button in each row. */
  buttonRef: RefCallback<HTMLButtonElement>;
  showsAll: boolean;
  onShowAll: (shown: boolean) => void;
  onAdd: (place: QuestionPlace) => void;
  onRemove: (place: QuestionPlace) => void;
}

/** The questions with what they change and cost: those that are asked, the next in line, and those that were taken out. */
function QuestionTable({ tables, sizes, list, ranking, reach, buttonRef, nameOf, ...props }: QuestionTableProps) {
  const { labelledBy, showsAll, onShowAll, onAdd, onRemove } = props;
  const { form: text } = useStudyWords();
  const { questions, removed } = list;
  const shown = showsAll ? questions : questions.slice(0, FIRST);
  const next = useMemo(() => nextInLine(list, ranking.questions ?? []).slice(0, NEXT), [list, ranking.questions]);
  const titleOfNext = useTitleOfNext({ list, sizes, reach });
  const { moves, effectOf } = useMovedOutcomes({ tables, ranking });
  const rowOf = (place: QuestionPlace, rank?: number) => (
    <QuestionRow
      key={keyOf(place)}
      name={nameOf(place)}
      rank={rank}
      {...effectOf(place)}
      minutes={minutesOf(place, sizes)}
      buttonRef={buttonRef}
      onPress={() => (rank === undefined ? onAdd(place) : onRemove(place))}
    />
  );
  return (
    <Questions aria-labelledby={labelledBy}>
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
                onClick={() => onShowAll(!showsAll)}
              >
                {showsAll ? text.showFewer : text.showMore(questions.length - FIRST)}
              </Button>
            </td>
          </tr>
        ) : null}
      </tbody>
      {next.length > 0 ? (
        <UnaskedRows title={titleOfNext(next)}>{next.map((place) => rowOf(place))}</UnaskedRows>
      ) : null}
      {removed.length > 0 ? (
        <UnaskedRows title={text.takenOut}>{removed.map((place) => rowOf(place))}</UnaskedRows>
      ) : null}
    </Questions>
  );
}

function UnaskedRows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tbody data-next="">
      <tr>
        <th scope="rowgroup" colSpan={5}>
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

/** What each question changes most, and the title above that: the outcome itself if there is only one. */
function useMovedOutcomes({ tables, ranking }: Pick<AskedQuestionsProps, 'tables' | 'ranking'>) {
  const { form: text } = useStudyWords();
  const most = Math.max(...[...ranking.effects.values()].map(({ points }) => points), 0);
  const outcomes = new Set(ranking.outcomes.map(({ node }) => node));
  const [outcome] = outcomes;
  const nodeName = (node: string) => tables.nodes.find((each) => each.id === node)?.display_name ?? node;
  return {
    moves: outcomes.size === 1 && outcome !== undefined ? text.moves(nodeName(outcome)) : text.movesAll,
    effectOf: (place: QuestionPlace) => {
      const effect = ranking.effects.get(keyOf(place));
      return { effect, outcome: outcomes.size > 1 && effect ? nodeName(effect.outcome) : undefined, most };
    },
  };
}

/** Says what the next questions in line would cost, and how far the list would reach with them. */
function useTitleOfNext({ list: { questions }, sizes, reach }: Pick<AskedQuestionsProps, 'list' | 'sizes' | 'reach'>) {
  const { common } = useText();
  const { form: text } = useStudyWords();
  return (next: readonly QuestionPlace[]) => {
    const ahead = [...questions, ...next];
    const minutes = costOfList(ahead, sizes).minutes - costOfList(questions, sizes).minutes;
    const error = reach?.points && 100 * errorAfter(reach.points, ahead.length);
    const within =
      error === undefined ? '' : text.within(error.toLocaleString(common.locale, { maximumFractionDigits: 1 }));
    return text.nextInLine(next.length, minutes, within);
  };
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
