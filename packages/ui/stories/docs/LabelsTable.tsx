import { englishLabels } from '../../src/labels/english.js';
import { germanLabels } from '../../src/labels/german.js';
import type { Labels } from '../../src/labels/labels.js';
import { labelTexts } from './labelTexts.js';
import { Table } from './Table.js';

/** The strings of one label group: their keys, in English and in German. */
export function LabelsTable({ group }: { group: keyof Labels }) {
  const inGerman = new Map(labelTexts(germanLabels[group]).map(({ key, text }) => [key, text]));

  return (
    <Table
      name={`Words: ${group}`}
      heads={['Key', 'English', 'German']}
      rows={labelTexts(englishLabels[group]).map(({ key, text }) => [
        `\`${group}.${key}\``,
        text,
        inGerman.get(key) ?? '',
      ])}
    />
  );
}
