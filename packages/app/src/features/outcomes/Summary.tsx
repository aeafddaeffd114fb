import type { OutcomesSave } from '@credence/api-client';
import { useText } from '../../ground/text/useText.js';
import { Lines } from './EditOutcomes.styles.js';
import type { NameState } from './nodeNames.js';

interface SummaryProps extends Pick<OutcomesSave, 'outcomes' | 'cases'> {
  nameOf: NameState;
}

/** What is named, in two lines. */
export function Summary({ outcomes, cases, nameOf }: SummaryProps) {
  const { outcomes: text, common } = useText();
  const list = new Intl.ListFormat(common.locale, { type: 'unit' });
  const parts = [
    {
      term: text.outcomes,
      names: outcomes.map(nameOf).map(({ node, state }) => `${node} ${state}`),
    },
    { term: text.cases, names: cases.map(({ name }) => name) },
  ];
  return (
    <Lines>
      {parts.map(({ term, names }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{names.length > 0 ? list.format(names) : text.nothing}</dd>
        </div>
      ))}
    </Lines>
  );
}
