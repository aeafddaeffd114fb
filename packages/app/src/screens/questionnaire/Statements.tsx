import { Heading, LikertItem } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import { statements } from './answers.js';
import { fieldId } from './fieldId.js';
import { Question } from './Question.js';
import { Section } from './QuestionnaireScreen.styles.js';
import type { SectionProps } from './sectionProps.js';

/** Agreement with seven statements. */
export function Statements({ answers, missing, onChange }: SectionProps) {
  const { questionnaire } = useText();
  return (
    <Section>
      <Heading level={2}>{questionnaire.statements}</Heading>
      {statements.map((item) => (
        <LikertItem
          key={item}
          id={fieldId(item)}
          name={fieldId(item)}
          statement={<Question item={item} />}
          value={answers[item]}
          onValueChange={(value) => onChange({ [item]: value })}
          required
          error={missing.includes(item)}
        />
      ))}
    </Section>
  );
}
