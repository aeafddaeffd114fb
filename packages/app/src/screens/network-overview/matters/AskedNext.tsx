import { Button, TextLink } from '@credence/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../ground/text/useText.js';
import type { NextAskedNode } from './askedNext.js';
import { Foot, Rank, Table, Weight } from './AskedNext.styles.js';
import { MARKED } from './marked.js';

interface AskedNextProps {
  nodes: readonly NextAskedNode[];
  hrefOf: (nodeId: string) => string;
  /** The number of questions after which all are ranked again; undefined if these are all. */
  batch: number | undefined;
  /** The number of all nodes. */
  all: number;
  /** Whether all nodes are listed below. */
  showsAll: boolean;
  onShowAll: (shown: boolean) => void;
}

/** The nodes that are asked about next, and how much their questions change what is to be found out. */
export function AskedNext({ nodes, hrefOf, batch, all, showsAll, onShowAll }: AskedNextProps) {
  const { common, matters: text } = useText();
  const numbers = new Intl.NumberFormat(common.locale);
  const sum = (of: (node: NextAskedNode) => number) => nodes.reduce((total, node) => total + of(node), 0);
  const questions = sum((node) => node.questions);
  return (
    <>
      {nodes.length > 0 ? <TableOfNodes nodes={nodes} hrefOf={hrefOf} /> : null}
      <Foot>
        {questions > 0 ? (
          <span>
            {text.ahead({
              questions: numbers.format(questions),
              isOne: questions === 1,
              nodes: nodes.length > MARKED ? numbers.format(nodes.length) : undefined,
              minutes: sum((node) => node.seconds) / 60,
              batch: batch === undefined ? undefined : numbers.format(batch),
            })}
          </span>
        ) : null}
        <Button variant="text" size="small" aria-expanded={showsAll} onClick={() => onShowAll(!showsAll)}>
          {text.allNodes(all, numbers.format(all))}
        </Button>
      </Foot>
    </>
  );
}

function TableOfNodes({ nodes, hrefOf }: Pick<AskedNextProps, 'nodes' | 'hrefOf'>) {
  const { common, matters: text } = useText();
  const id = useId();
  const numbers = new Intl.NumberFormat(common.locale);
  const most = Math.max(...nodes.map(({ share }) => share));
  return (
    <Table aria-labelledby={id}>
      <thead>
        <tr>
          <th id={id} scope="col">
            {text.askedNext}
          </th>
          <th scope="col">{text.questions}</th>
          <th scope="col">{text.minutes}</th>
          <th scope="col">{text.moves}</th>
        </tr>
      </thead>
      <tbody>
        {nodes.slice(0, MARKED).map(({ nodeId, title, questions: count, seconds, share }, index) => (
          <tr key={nodeId}>
            <th scope="row">
              <Rank>{numbers.format(index + 1)}</Rank>
              <TextLink quiet asChild>
                <Link to={hrefOf(nodeId)}>{title}</Link>
              </TextLink>
            </th>
            <td>{numbers.format(count)}</td>
            <td>{numbers.format(Math.ceil(seconds / 60))}</td>
            <td>
              <Weight
                role="img"
                aria-label={common.percent(Math.round(share * 100))}
                style={{ inlineSize: `${most > 0 ? (share / most) * 100 : 0}%` }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
