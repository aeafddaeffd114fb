import { ChoiceField, Text } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';

export type PartAnswers = 'keep' | 'erase';

interface PartChoiceProps {
  /** In how many studies of others the user takes part. */
  parts: number;
  value: PartAnswers;
  onChoose: (value: PartAnswers) => void;
}

/** Asks what becomes of the answers in studies of others. Nothing for somebody who takes part in none. */
export function PartChoice({ parts, value, onChoose }: PartChoiceProps) {
  const { profile } = useText();
  if (parts === 0) return null;
  return (
    <>
      <Text>{profile.parts(parts)}</Text>
      <ChoiceField
        label={profile.partAnswers}
        options={[
          { value: 'keep', label: profile.partKeeps },
          { value: 'erase', label: profile.partErases, hint: profile.partErasesHint },
        ]}
        value={value}
        onValueChange={(chosen) => chosen && onChoose(chosen)}
      />
    </>
  );
}
