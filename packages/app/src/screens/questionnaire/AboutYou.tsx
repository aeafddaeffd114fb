import { ChoiceField, Heading } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import { experiences, frequencies, type QuestionnaireItem, type QuestionnaireAnswers } from './answers.js';
import { Question } from './Question.js';
import { Fields, Section } from './QuestionnaireScreen.styles.js';

/** The user's experience behind the answers. */
export function AboutYou({ answers, missing, onChange }: SectionProps) {
  const { questionnaire: text } = useText();
  return (
    <Section>
      <Heading level={2}>{text.aboutYou}</Heading>
      <Fields>
        <ChoiceField
          id={fieldId(12)}
          name={fieldId(12)}
          asked
          label={<Question item={12} />}
          options={experiences.map((value) => ({ value, label: text.experience[value] }))}
          value={answers[12]}
          onValueChange={(value) => onChange({ 12: value })}
          required
          error={missing.includes(12)}
        />
        <ChoiceField
          id={fieldId(13)}
          name={fieldId(13)}
          asked
          label={<Question item={13} />}
          options={frequencies.map((value) => ({ value, label: text.frequency[value] }))}
          value={answers[13]}
          onValueChange={(value) => onChange({ 13: value })}
          required
          error={missing.includes(13)}
        />
      </Fields>
    </Section>
  );
}

/** The id of an item's control or group, targeted by the list of missing items. */
export const fieldId = (item: QuestionnaireItem) => `item-${item}`;

/** The props of each section of the questionnaire. */
export interface SectionProps {
  answers: QuestionnaireAnswers;
  /** The items marked as still needing an answer. */
  missing: readonly QuestionnaireItem[];
  /** True while the answers cannot be changed. */
  locked: boolean;
  onChange: (changed: Partial<QuestionnaireAnswers>) => void;
}
