import { Heading, OpenText, Text } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import { openItems, TEXT_LIMIT } from './answers.js';
import { fieldId } from './fieldId.js';
import { Question } from './Question.js';
import { Fields, Section } from './QuestionnaireScreen.styles.js';
import type { SectionProps } from './sectionProps.js';

/** Four open questions, answered in free text. */
export function OwnWords({ answers, missing, locked, onChange }: SectionProps) {
  const { questionnaire } = useText();
  return (
    <Section>
      <Heading level={2}>{questionnaire.ownWords}</Heading>
      <Text variant="hint">{questionnaire.nothingToSay}</Text>
      <Fields>
        {openItems.map((item) => (
          <OpenText
            key={item}
            id={fieldId(item)}
            name={fieldId(item)}
            asked
            label={<Question item={item} />}
            value={answers[item]}
            onChange={(event) => onChange({ [item]: event.target.value })}
            maxLength={TEXT_LIMIT}
            readOnly={locked}
            required
            error={missing.includes(item)}
          />
        ))}
      </Fields>
    </Section>
  );
}
