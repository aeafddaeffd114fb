import type { Question } from '@credence/api-client';
import { ConditionsPanel, TextLink } from '@credence/ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { nameValues } from '../../meaning/nameParents.js';
import { useText } from '../../text/useText.js';
import { leadSentence } from './leadSentence.js';

// These parts do not change while the question is answered: moving a slider does not re-render them.

/** The conditions as a sentence. */
export const Lead = memo(function Lead({ question }: { question: Question }) {
  const words = useText();
  const { question: text } = words;
  const parts = leadSentence({ ...question, parents: nameValues(question.parents, words) }, text.lead);
  if (parts.length === 0) return null;
  return (
    <span data-announced="">
      {parts.map(({ text: words, strong }, index) => (strong ? <b key={index}>{words}</b> : words))}
    </span>
  );
});

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
