import { ChoiceField, Text } from '@credence/ui';
import { useLeftStudiesWords } from './useLeftStudiesWords.js';

export type PartAnswers = 'keep' | 'erase';

interface StudyAnswersChoiceProps {
  /** In how many studies of others the user takes part. */
  parts: number;
  value: PartAnswers;
  onChoose: (value: PartAnswers) => void;
}

/** Asks what becomes of the answers in studies of others. Nothing for somebody who takes part in none. */
export function StudyAnswersChoice({ parts, value, onChoose }: StudyAnswersChoiceProps) {
  const words = useLeftStudiesWords();
  if (parts === 0) return null;
  return (
    <>
      <Text>{words.parts(parts)}</Text>
      <ChoiceField
        label={words.partAnswers}
        options={[
          { value: 'keep', label: words.partKeeps },
          { value: 'erase', label: words.partErases, hint: words.partErasesHint },
        ]}
        value={value}
        onValueChange={(chosen) => chosen && onChoose(chosen)}
      />
    </>
  );
}
