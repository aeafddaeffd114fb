import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { atItsSize } from '../../../../../ui/stories/plays/atItsSize.js';
import { isReachedByKeys } from '../../../../../ui/stories/plays/isReachedByKeys.js';
import { keepsWithinThePage } from '../../../../../ui/stories/plays/keepsWithinThePage.js';
import preview from '../../../../stories/preview.js';
import { inWords } from '../../../test/inWords.js';
import { StudyWordsContext } from '../studyWords.js';
import { AddressChips } from './AddressChips.js';
import { addresses, getPerson } from './addresses.fixtures.js';

const words = inWords(StudyWordsContext, ({ study }) => study());

const meta = preview.meta({
  title: 'Study/Address chips',
  component: AddressChips,
  parameters: { purpose: 'Asks for addresses, typed or pasted, and says of each what it is.' },
  args: { value: addresses, getPerson, max: 100, onValueChange: fn(), inputRef: { current: null } },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <AddressChips
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
        inputRef={useRef(null)}
      />
    );
  },
  loaders: words.loaders,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '42rem' }}>
        <Story />
      </div>
    ),
    ...words.decorators,
  ],
});

/** Wrong ones first, each with what is wrong; the tally says what all come to. */
export const ThirtyPasted = meta.story({
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    const kinds = canvas.getAllByRole('listitem').map((chip) => chip.dataset.kind);
    await expect(kinds.slice(0, 4)).toEqual(['wrong', 'wrong', 'twice', 'known']);
    await expect(kinds).toHaveLength(30);
    await expect(canvas.getByText('no @')).toBeVisible();
    await expect(canvas.getByText('no ending')).toBeVisible();
    await expect(canvas.getByText('7 are known')).toBeVisible();
    await expect(canvas.getByText('20 are new')).toBeVisible();
    await expect(canvas.getByText('1 twice, counted once')).toBeVisible();
    await expect(canvas.getByText('2 cannot be right')).toBeVisible();
  }),
});
export const Empty = meta.story({ args: { value: [] } });
/** Enter and a comma finish an address. */
export const Typed = meta.story({
  args: { value: [] },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Add addresses' });
    await userEvent.type(box, 'c.moreau@uz-ghent.example{Enter}p.nowak@umed-lodz.example,');
    await expect(box).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'c.moreau@uz-ghent.example',
      'p.nowak@umed-lodz.example',
    ]);
    await expect(canvas.getByText('2 are new')).toBeVisible();
  },
});
/** Anywhere in the field; names of a mail program are left out. */
export const Pasted = meta.story({
  args: { value: ['i.rossi@padova.example'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(
      '"Moreau, C." <c.moreau@uz-ghent.example>; e.schmidt(at)uke.example\nn.okafor@uni-freiburg.example',
    );
    await expect(canvas.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      'e.schmidt(at)uke.exampleno @',
      'Dr. I. Rossi',
      'Dr. N. Okafor',
      'c.moreau@uz-ghent.example',
    ]);
  },
});
/** Arrows move, Delete removes and says so, Ctrl+Z brings it back. */
export const ByTheKeyboard = meta.story({
  args: { value: addresses.slice(0, 4) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Dr. N. Okafor' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(canvas.queryByText('Prof. M. Lindner')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove Dr. A. Haddad' })).toHaveFocus();
    await expect(canvas.getByText('Prof. M. Lindner removed. Ctrl+Z brings it back.')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('button', { name: 'Remove Prof. M. Lindner' })).toHaveFocus();
  },
});
/** Who is in it already is not invited, and that is said before anything is sent. */
export const InItAlready = meta.story({
  args: {
    value: addresses.slice(0, 4),
    getPerson: (address) =>
      address.startsWith('n.okafor')
        ? { name: 'Dr. N. Okafor', part: 'takes part' }
        : address.startsWith('a.haddad')
          ? { part: 'works on the network' }
          : getPerson(address),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      'Dr. N. Okafortakes part',
      'a.haddad@chu-lyon.exampleworks on the network',
      'Prof. M. Lindner',
      'Dr. S. Whitfield',
    ]);
    await expect(canvas.getByText('2 are in it already')).toBeVisible();
  },
});
/** More than it takes: the others stay in the box. */
export const Full = meta.story({
  args: { value: addresses.slice(0, 4), max: 5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('c.moreau@uz-ghent.example, p.nowak@umed-lodz.example, v.petrov@onc-sofia.example');
    await expect(canvas.getByRole('alert')).toHaveTextContent('5 at most, 2 still in the box.');
    await expect(canvas.getByRole('textbox')).toHaveValue('p.nowak@umed-lodz.example, v.petrov@onc-sofia.example');
  },
});
/** Four new ones, then the others when they are asked for. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: atItsSize(async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
    await keepsWithinThePage({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Show 16 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
    await expect(canvas.getByRole('button', { name: 'Remove e.fischer@klinikum-ulm.example' })).toHaveFocus();
  }),
});
export const AHundred = meta.story({
  args: { value: Array.from({ length: 100 }, (_, at) => `expert.${at + 1}@hospital.example`) },
});
export const LongText = meta.story({
  args: { value: [`${'prognose.des.metastasierten.karzinoms.'.repeat(3)}@klinikum.example`, 'x'.repeat(120)] },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ByTab = meta.story({ args: { value: addresses.slice(0, 1) }, play: isReachedByKeys });
