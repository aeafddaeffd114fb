import type { Question } from '@credence/api-client';
import { ConditionsPanel, TextLink } from '@credence/ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { nameValues } from '../../features/meaning/nameParents.js';
import { useText } from '../../ground/text/useText.js';
import { NameAndColon } from './Conditions.styles.js';
import { isTooLong, leadSentence } from '../../features/meaning/leadSentence.js';

// These parts do not change while the question is answered: moving a slider does not re-render them.

/** The conditions as a sentence. */
export const Lead = memo(function Lead({ question }: { question: Question }) {
  const words = useText();
  const { question: text } = words;
  const parts = leadSentence({ ...question, parents: nameValues(question.parents, words) }, text.lead);
  if (parts.length === 0) return null;
  const givesWay = isTooLong(parts);
  const isOwn = question.firstTimeStep || question.parents.some(({ state }) => state?.asCondition);
  return (
    <span data-announced="" data-repeats={isOwn ? undefined : ''}>
      {parts.map((part, index) => {
        if (part.isName)
          return <Name key={index} name={part.text} is={parts[index + 1]?.text ?? ''} givesWay={givesWay} />;
        if (parts[index - 1]?.isName) return null;
        return part.strong ? <b key={index}>{part.text}</b> : <span key={index}>{part.text}</span>;
      })}
    </span>
  );
});

/** The name of a condition, and what stands between it and its value. */
function Name({ name, is, givesWay }: { name: string; is: string; givesWay: boolean }) {
  if (!givesWay)
    return (
      <>
        <span data-lead-name="">{name}</span>
        <span>{is}</span>
      </>
    );
  const kept = is.trimEnd();
  return (
    <>
      <NameAndColon>
        <span data-lead-name="gives-way">{name}</span>
        <span>{kept}</span>
      </NameAndColon>
      <span>{is.slice(kept.length)}</span>
    </>
  );
}

interface ConditionsProps {
  question: Question;
  changeHref: string | undefined;
  /** The address of the node's introduction; undefined if the user comes from there. */
  introHref: string | undefined;
}

/** The conditions as a list. */
export const Conditions = memo(function Conditions({ question, changeHref, introHref }: ConditionsProps) {
  const words = useText();
  const { question: text } = words;
  return (
    <ConditionsPanel
      conditions={nameValues(question.parents, words).map(({ display_name, value, previous }, index) => ({
        name: display_name,
        value,
        changed: question.changes[index] === true,
        previous,
      }))}
    >
      {changeHref === undefined ? null : (
        <TextLink asChild>
          <Link to={changeHref}>{text.changeCombinations}</Link>
        </TextLink>
      )}
      {introHref === undefined ? null : (
        <TextLink asChild>
          <Link to={introHref} state={{ opensExpectation: true }}>
            {text.introduction}
          </Link>
        </TextLink>
      )}
    </ConditionsPanel>
  );
});
