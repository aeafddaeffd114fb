import type { NetworkNode } from '@credence/api-client';
import type { Combination } from '@credence/ui';
import { answerInWords } from '../../features/answering/answerInWords.js';
import { useText } from '../../ground/text/useText.js';
import type { Versions as Compared } from './bothVersions.js';
import { toWire } from './onTheWire.js';
import { Entry, Quiet, VersionName, Versions } from './SideBySide.styles.js';

type Parents = NonNullable<NetworkNode['parents']>;

interface SideBySideProps {
  versions: Compared;
  parents: Parents;
}

/** Two versions of a node's combinations beside each other, as far as they differ. */
export function SideBySide({ versions, parents }: SideBySideProps) {
  const { combinations } = useText();
  const { versions: text } = combinations;
  return (
    // Focusable, so that a long list can be scrolled by key.
    <Versions role="group" aria-label={text.label} tabIndex={0}>
      <Version name={text.mine} list={versions.mine} parents={parents} />
      <Version name={text.theirs} list={versions.theirs} parents={parents} />
      {versions.same > 0 ? <Quiet>{text.same(versions.same)}</Quiet> : null}
      {versions.both ? null : <Quiet>{versions.ranked ? text.overlap : text.contradict}</Quiet>}
    </Versions>
  );
}

function Version({ name, list, parents }: { name: string; list: readonly Combination[]; parents: Parents }) {
  const { combinations } = useText();
  const { versions: text } = combinations;
  return (
    <div>
      <VersionName>{name}</VersionName>
      {list.length === 0 ? (
        <Quiet>{text.nothing}</Quiet>
      ) : (
        <ul>
          {list.map((each) => (
            <Entry key={each.number}>
              <span>
                {each.selection === 'rest'
                  ? text.remaining
                  : conditionsOf(each.selection, parents, text.is).join(text.and)}
              </span>
              {': '}
              <Said combination={each} />
            </Entry>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What it says, as it would be sent. */
function Said({ combination }: { combination: Combination }) {
  const { question, earlierAnswers } = useText();
  const { value: sliders, 'self-eval': certainty, comment, ...said } = toWire(combination);
  return (
    <>
      <span>{answerInWords({ sliders, ...said }, question)}</span>
      {certainty === undefined ? null : <span>{`, ${earlierAnswers.certainty[certainty]}`}</span>}
      {comment ? <Quiet dir="auto">{comment}</Quiet> : null}
    </>
  );
}

function conditionsOf(nodes: Readonly<Record<number, number>>, parents: Parents, is: string): readonly string[] {
  return parents.flatMap(({ display_name, vars }, parent) => {
    const state = vars[nodes[parent] ?? -1];
    return state === undefined ? [] : [`${display_name}${is}${state.replaceAll('_', ' ')}`];
  });
}
