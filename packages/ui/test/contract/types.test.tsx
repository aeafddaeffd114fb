import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import {
  type AnyProbabilityQuestionProps,
  type AnyProbabilitySliderProps,
  type AnyStoredSharesProps,
  Button,
  CertaintyField,
  CombinationEditor,
  Combobox,
  type ComboboxProps,
  ConfirmDialog,
  DataTable,
  type ExactProbabilitySliderProps,
  HumanIconScale,
  Icon,
  IconArray,
  IconButton,
  type Labels,
  Pagination,
  type PartialLabels,
  percentOf,
  ProbabilityQuestion,
  type ProbabilityQuestionProps,
  ProbabilitySlider,
  type ProbabilitySliderProps,
  type Share,
  ShareBar,
  type ShareValues,
  StatusBadge,
  StoredShares,
  type StoredSharesProps,
  Tabs,
} from '../../src/index.js';

// Nothing is rendered here: the compiler is the test. Each line marked as an error must be one, or compiling fails.

describe('C15: the compiler refuses', () => {
  test('invalid props', () => {
    const refused = [
      // @ts-expect-error: a slider needs its question.
      <ProbabilitySlider key={1} />,
      // @ts-expect-error: an answer is a number or null.
      <ProbabilitySlider key={2} label="present?" value="30" />,
      // @ts-expect-error: there are 50, 100 or 1000 people.
      <IconArray key={3} value={30} total={42} />,
      // @ts-expect-error: unanswered is a value, and must be passed.
      <HumanIconScale key={4} />,
      // @ts-expect-error: no such variant.
      <Button key={5} variant="danger" />,
      // @ts-expect-error: a button with only an icon needs a label.
      <IconButton key={6} icon="reset" />,
      // @ts-expect-error: no such icon.
      <Icon key={7} name="unicorn" />,
      // @ts-expect-error: a question needs a handler for the answer.
      <ConfirmDialog key={8} open question="Reset this node?" onCancel={() => {}} />,
      // @ts-expect-error: tab values are strings.
      <Tabs key={9} label="Views" panels={[]} value={1} />,
      // @ts-expect-error: no such tone.
      <StatusBadge key={10} tone="purple" />,
      // @ts-expect-error: certainty is one of four words.
      <CertaintyField key={11} value={1} />,
      // @ts-expect-error: the number of rows is required.
      <Pagination key={12} />,
    ];
    expect(refused).toHaveLength(12);
  });

  test('invalid answers, and handlers that accept too few', () => {
    const refused = [
      // @ts-expect-error: a question needs states.
      <ProbabilityQuestion key={1} nodeName="Metastasis" />,
      // @ts-expect-error: answers are numbers or null, never strings.
      <ProbabilityQuestion key={2} nodeName="Metastasis" states={['absent']} values={['30']} />,
      // @ts-expect-error: the answer may be missing, so the handler must accept null.
      <ProbabilitySlider key={3} label="present?" onValueChange={(value: number) => value} />,
    ];
    expect(refused).toHaveLength(3);
  });

  test('R-3100: exact shares beside handlers of whole percents', () => {
    const refused = [
      // @ts-expect-error: a handler of whole percents cannot be told an exact answer.
      <ProbabilitySlider key={1} label="present?" value={{ ppm: 2_000 }} onValueChange={useWhole} />,
      // @ts-expect-error: a share may be exact, so the handler must accept it.
      <ProbabilitySlider key={2} label="present?" precision="exact" onValueChange={useWhole} />,
      // @ts-expect-error: the same of all states.
      <ProbabilityQuestion key={3} nodeName="Wilson" states={states} precision="exact" onValuesChange={useWholes} />,
      // @ts-expect-error: what is no share.
      <ShareBar key={4} states={states} values={[{ percent: 30 }]} />,
      // @ts-expect-error: minus one is nobody's state.
      <CombinationEditor key={5} {...editor} defaultCombinations={[{ selection: -1, values: [1, 99], number: 1 }]} />,
    ];
    expect(refused).toHaveLength(5);
  });

  test('rows and options that do not match', () => {
    const rows = [{ name: 'Age', pages: 3 }];
    const refused = [
      <DataTable
        key={1}
        caption="Nodes"
        rows={rows}
        getRowKey={(row) => row.name}
        // @ts-expect-error: rows have no such property.
        columns={[{ id: 'minutes', header: 'Minutes', cell: (row) => String(row.minutes) }]}
      />,
      <Combobox
        key={2}
        label="Node"
        items={rows}
        getKey={(row) => row.name}
        // @ts-expect-error: the label of an option is a string.
        getLabel={(row) => row.pages}
      />,
      // @ts-expect-error: only strings are their own text and key.
      <Combobox key={3} label="Node" items={rows} />,
      // @ts-expect-error: what looks like a string is none.
      <Combobox key={4} label="Node" items={[1, 2]} getKey={String} />,
    ];
    expect(refused).toHaveLength(4);
  });

  test('unknown labels', () => {
    const refused: PartialLabels[] = [
      // @ts-expect-error: no such component.
      { teapot: {} },
      // @ts-expect-error: no such string.
      { pagination: { zeroth: 'Page 0' } },
      // @ts-expect-error: a sentence with a number in it is a function.
      { pagination: { page: 'Page' } },
    ];
    expect(refused).toHaveLength(3);
  });
});

const states = ['absent', 'present'];
const editor = { node: { name: 'Metastasis', states }, parents: [{ name: 'Smoking', states }], onDone: () => {} };
const useWhole = (value: number | null) => value;
const useWholes = (values: readonly (number | null)[]) => values;
const useShare = (value: Share | null) => value;

test('R-3100: without precision handlers get plain numbers, with it shares, and none needs a cast', () => {
  function Whole() {
    const [value, setValue] = useState<number | null>(null);
    const [values, setValues] = useState<readonly (number | null)[]>([]);
    return (
      <>
        <ProbabilitySlider
          label="present?"
          value={value}
          onValueChange={setValue}
          onValueCommit={(said) => setValue(said)}
        />
        <ProbabilitySlider label="present?" precision="percent" value={value} onValueChange={setValue} />
        <ProbabilityQuestion nodeName="Wilson" states={states} values={values} onValuesChange={setValues} />
        <StoredShares states={states} values={values} onValuesChange={(said) => setValues(said)} />
      </>
    );
  }
  function Exact({ precision }: { precision: 'percent' | 'exact' }) {
    const [value, setValue] = useState<Share | null>({ ppm: 2_000 });
    const [values, setValues] = useState<ShareValues>([{ ppm: 2_000 }, 30, null]);
    return (
      <>
        <ProbabilitySlider label="present?" precision="exact" value={value} onValueChange={(said) => setValue(said)} />
        <ProbabilitySlider label="present?" precision={precision} value={value} onValueChange={useShare} />
        <ProbabilityQuestion
          nodeName="Wilson"
          states={states}
          values={values}
          precision={precision}
          onValuesChange={setValues}
        />
        <StoredShares states={states} precision="exact" values={values} onValuesChange={(said) => setValues(said)} />
        <ShareBar states={states} values={values} />
      </>
    );
  }
  expect([Whole, Exact]).toHaveLength(2);
});

test('R-3486: an exact share is shown, marked as the answer before, or sent with a form, whatever precision says', () => {
  const shown = (share: Share | null, values: ShareValues) => [
    <ProbabilitySlider key={1} label="x" readOnly value={{ ppm: 2000 }} />,
    <ProbabilitySlider key={2} label="x" value={share} ghostValue={share} />,
    <ProbabilitySlider key={3} label="x" name="x" precision="percent" defaultValue={share} />,
    <ProbabilityQuestion key={4} nodeName="Wilson" states={states} values={values} />,
    <ProbabilityQuestion key={5} nodeName="Wilson" states={states} name="x" defaultValues={values} />,
    <StoredShares key={6} states={states} values={values} />,
    <ProbabilitySlider key={7} label="x" ghostValue={share} value={30} onValueChange={(said) => useWhole(said)} />,
    <IconArray key={8} value={share === null ? null : percentOf(share)} total={1000} />,
  ];
  expect(shown({ ppm: 2_000 }, [{ ppm: 2_000 }, 30, null])).toHaveLength(8);
});

test('R-3490: a component of somebody else takes all that an asking component takes', () => {
  const Slider = (props: AnyProbabilitySliderProps) => <ProbabilitySlider {...props} />;
  const Question = (props: AnyProbabilityQuestionProps) => <ProbabilityQuestion {...props} />;
  const Stored = (props: AnyStoredSharesProps) => <StoredShares {...props} />;
  const taken = [
    <Slider key={1} label="x" precision="exact" onValueChange={(said) => useShare(said)} />,
    <Slider key={2} label="x" onValueChange={(said) => useWhole(said)} />,
    <Question key={3} nodeName="Wilson" states={states} precision="exact" values={[{ ppm: 2_000 }]} />,
    <Stored key={4} states={states} values={[{ ppm: 2_000 }]} />,
  ];
  expect(taken).toHaveLength(4);
});

test('C15: the compiler accepts valid code', () => {
  const taken = [
    <ProbabilitySlider key={1} label="present?" value={null} data-testid="slider" aria-details="more" />,
    <Button key={2} asChild ref={(element: HTMLButtonElement | null) => void element}>
      <a href="#elsewhere">Elsewhere</a>
    </Button>,
    <Combobox key={3} label="Node" items={[{ id: 1 }]} getKey={(row) => String(row.id)} getLabel={() => ''} />,
    <Combobox key={4} label="Fruit" items={['Apple', 'Pear']} onValueChange={(fruit) => fruit?.trim()} />,
  ];
  expect(taken).toHaveLength(4);
  const german: PartialLabels = { pagination: { page: (page) => `Seite ${page}` } };
  const all = {} as Labels;
  const choice: ComboboxProps<number>['value'] = null;
  expect([german.pagination?.page?.('3'), typeof all, choice]).toEqual(['Seite 3', 'object', null]);
});

interface WithUnit extends ProbabilitySliderProps {
  unit: string;
}

test('R-3100: components of somebody else extend, narrow and hand on the props of an asking component', () => {
  const OwnSlider = ({ unit, onValueChange, ...slider }: WithUnit) => (
    <ProbabilitySlider hint={unit} {...slider} onValueChange={(value, details) => onValueChange?.(value, details)} />
  );
  const OfWilson = (question: Omit<ProbabilityQuestionProps, 'nodeName'>) => (
    <ProbabilityQuestion nodeName="Wilson" {...question} onValuesChange={(values) => useWholes(values)} />
  );
  const Exactly = (slider: Omit<ExactProbabilitySliderProps, 'precision'>) => (
    <ProbabilitySlider {...slider} precision="exact" />
  );
  const Stored = (stored: Omit<StoredSharesProps, 'states'>) => <StoredShares {...stored} states={states} />;
  expect([OwnSlider, OfWilson, Exactly, Stored]).toHaveLength(4);
});
