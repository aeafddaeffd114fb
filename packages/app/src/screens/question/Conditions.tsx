import type { Question } from '@credence/api-client';
import { ConditionsPanel, TextLink } from '@credence/ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { nameValues } from '../../meaning/nameParents.js';
import { useText } from '../../text/useText.js';
import { type LeadPart, leadSentence } from './leadSentence.js';

// These parts do not change while the question is answered: moving a slider does not re-render them.

/** The conditions as a sentence. */
export const Lead = memo(function Lead({ question }: { question: Question }) {
  const words = useText();
  const { question: text } = words;
  const parts = leadSentence({ ...question, parents: nameValues(question.parents, words) }, text.lead);
  if (parts.length === 0) return null;
  const length = parts.reduce((sum, part) => sum + part.text.length, 0);
  return (
    <span data-announced="">
      {parts.map((part, index) => (
        <Part key={index} {...part} givesWay={length > THREE_LINES} />
      ))}
    </span>
  );
});

/** How many letters a phone shows in three lines. */
const THREE_LINES = 100;

function Part({ text, strong, isName, givesWay }: LeadPart & { givesWay: boolean }) {
  if (isName) return <span data-lead-name={givesWay ? 'gives-way' : ''}>{text}</span>;
  return strong ? <b>{text}</b> : text;
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
          <Link to={introHref}>{text.introduction}</Link>
        </TextLink>
      )}
    </ConditionsPanel>
  );
});
