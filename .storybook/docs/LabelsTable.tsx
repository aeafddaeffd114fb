import { germanLabels } from './germanLabels.js';
import { labelTexts } from './labelTexts.js';
import { Table } from './Table.js';

/** The strings of one group of the labels: their keys, in English, and in German where they are. */
export function LabelsTable({ group, labels }: { group: string; labels: object }) {
  const german = germanLabels(group);
  const inGerman = new Map(labelTexts(german ?? {}).map(({ key, text }) => [key, text]));

  return (
    <Table
      name={`Words: ${group}`}
      heads={german ? ['Key', 'English', 'German'] : ['Key', 'English']}
      rows={labelTexts(labels).map(({ key, text }) => [
        `\`${group}.${key}\``,
        text,
        ...(german ? [inGerman.get(key) ?? ''] : []),
      ])}
    />
  );
}
