import type { NodeNames } from '@credence/api-client';
import { Alert, OpenText } from '@credence/ui';
import { TextFileButton } from '../../ground/tables/TextFileButton.js';
import { useText } from '../../ground/text/useText.js';
import { type ListProblem, textOfFile } from './nameList.js';
import { Example, Lines, ListText, ListTools } from './NamesScreen.styles.js';
import { useNamesWords } from './useNamesWords.js';

interface ListOfNamesProps {
  value: string;
  /** A node for the example of a line. */
  first: NodeNames | undefined;
  /** Why nothing of it was filled in. */
  problems: readonly (ListProblem | { readonly kind: 'unreadable' })[];
  onChange: (text: string) => void;
  onProblem: (problem: ListProblem | { readonly kind: 'unreadable' }) => void;
}

/** As many problems as somebody mends at once. */
const SHOWN = 10;

/** The names as a text: typed, pasted, or read from a file. */
export function ListOfNames({ value, first, problems, onChange, onProblem }: ListOfNamesProps) {
  const words = useNamesWords();
  const read = async (file: File) => {
    const text = await textOfFile(file);
    if (typeof text === 'string') onChange(text);
    else onProblem(text ?? { kind: 'unreadable' });
  };
  return (
    <ListText>
      {problems.length > 0 ? <Problems problems={problems} /> : null}
      <OpenText
        label={words.listLabel}
        hint={
          <>
            {words.listHint} <Example>{words.listExample(first?.name ?? '', first?.file.states.length ?? 0)}</Example>
          </>
        }
        rows={8}
        spellCheck={false}
        autoCapitalize="none"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <ListTools>
        <TextFileButton onFile={(file) => void read(file)}>{words.readFile}</TextFileButton>
      </ListTools>
    </ListText>
  );
}

function Problems({ problems }: Pick<ListOfNamesProps, 'problems'>) {
  const words = useNamesWords();
  const { common } = useText();
  const number = (value: number) => value.toLocaleString(common.locale);
  const sentence = (problem: (typeof problems)[number]): string => {
    const { listProblems: texts } = words;
    if (problem.kind === 'unknown-node' || problem.kind === 'node-twice')
      return words.line(number(problem.line), texts[problem.kind](problem.node));
    if (problem.kind === 'too-many-states')
      return words.line(number(problem.line), texts[problem.kind](problem.node, number(problem.states)));
    const text = texts[problem.kind];
    return 'line' in problem ? words.line(number(problem.line), text) : text;
  };
  const left = problems.length - SHOWN;
  return (
    <Alert
      details={
        <Lines>
          {problems.slice(0, SHOWN).map((problem, at) => (
            <li key={at}>{sentence(problem)}</li>
          ))}
          {left > 0 ? <li>{words.moreLines(number(left))}</li> : null}
        </Lines>
      }
    >
      {words.listWrong}
    </Alert>
  );
}
