import { type Cell, toCsv } from '../../platform/csv.js';
import type { Panel } from './readPanel.js';
import type { RedcapField } from './redcapFields.js';

/** REDCap takes a byte order mark for part of the first name. */
const form = { separator: 'comma', marked: false } as const;

/** The columns of a data dictionary, as REDCap writes and reads them. */
const columns = [
  'Variable / Field Name',
  'Form Name',
  'Section Header',
  'Field Type',
  'Field Label',
  'Choices, Calculations, OR Slider Labels',
  'Field Note',
  'Text Validation Type OR Show Slider Number',
  'Text Validation Min',
  'Text Validation Max',
  'Identifier?',
  'Branching Logic (Show field only if...)',
  'Required Field?',
  'Custom Alignment',
  'Question Number (surveys only)',
  'Matrix Group Name',
  'Matrix Ranking?',
  'Field Annotation',
] as const;

type Described = Partial<Record<(typeof columns)[number], Cell>>;

/** The name of an expert's record, on a form of its own, so that it is the first whatever was asked. */
const record = 'record_id';

/** The data dictionary that makes the project for the answers. */
export const redcapDictionary = (fields: readonly RedcapField[]): Buffer =>
  toCsv([columns, ...[described, ...fields.map(describe)].map((row) => columns.map((column) => row[column]))], form);

/** One row for each expert of the panel, by code. */
export const redcapAnswers = (fields: readonly RedcapField[], { experts }: Panel): Buffer =>
  toCsv(
    [
      [record, ...fields.map(({ name }) => name)],
      ...experts.map(({ code }, expert) => [`E${code}`, ...fields.map(({ cellOf }) => cellOf(expert))]),
    ],
    form,
  );

const described: Described = {
  'Variable / Field Name': record,
  'Form Name': 'panel',
  'Field Type': 'text',
  'Field Label': 'Code of the expert',
};

const describe = (field: RedcapField): Described => ({
  'Variable / Field Name': field.name,
  'Form Name': field.form,
  'Section Header': field.header,
  'Field Type': field.type,
  'Field Label': field.label,
  'Choices, Calculations, OR Slider Labels': field.choices,
  ...(field.isShare
    ? { 'Text Validation Type OR Show Slider Number': 'number', 'Text Validation Min': 0, 'Text Validation Max': 1 }
    : {}),
  ...(field.mayIdentify ? { 'Identifier?': 'y' } : {}),
});
