import { nameInLabels, type WordGroup, wordsInEnglish, wordsInGerman } from './kitWords.js';
import { labelTexts } from './labelTexts.js';
import { Table } from './Table.js';

/** The strings of one label group: their keys, in English and in German. */
export function LabelsTable({ group }: { group: WordGroup }) {
  const inGerman = new Map(labelTexts(wordsInGerman[group]).map(({ key, text }) => [key, text]));

  return (
    <Table
      name={`Words: ${group}`}
      heads={['Key', 'English', 'German']}
      rows={labelTexts(wordsInEnglish[group]).map(({ key, text }) => [
        `\`${nameInLabels(group)}.${key}\``,
        text,
        inGerman.get(key) ?? '',
      ])}
    />
  );
}
