import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { atItsSize } from '../../../stories/plays/atItsSize.js';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { combinationEditorDocs } from './CombinationEditor.docs.js';
import { Alert } from '../../feedback/alert/Alert.js';
import { CombinationEditor } from './CombinationEditor.js';
import { Editor, onDone, onError, onNoneDecides, parents, two } from './editor.fixtures.js';

const meta = preview.meta({
  title: 'Elicitation/Combination editor',
  component: Editor,
  parameters: { layout: 'fullscreen', guide: combinationEditorDocs, documents: { CombinationEditor } },
  beforeEach: () => {
    for (const spy of [onDone, onError, onNoneDecides]) spy.mockClear();
  },
});

//
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Decisive event combinations' })).toBeVisible();
    await expect(canvas.getByText('0 of 72 questions decided')).toBeVisible();
    await expect(document.querySelector('[data-dim]')).toBeNull();
  },
});
const states = ['absent', 'present'];
const save = fn();
/** All that it takes: sliders and shares are the kit's own. */
// R-3103
export const FiveLines = meta.story({
  globals: { viewport: { value: 'width1200' } },
  render: () => (
    <CombinationEditor
      node={{ name: 'Metastasis', states }}
      parents={[{ name: 'Smoking', states: ['none', 'heavy'] }]}
      onDone={save}
    />
  ),
  play: atItsSize(async ({ canvas, userEvent }) => {
    save.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'heavy' }));
    const [first] = await canvas.findAllByRole('slider');
    await fireEvent.change(first!, { target: { value: '80' } });
    await expect(await canvas.findByText('80 / 20')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(save).toHaveBeenCalledWith(
      [{ selection: { 0: 1 }, values: [80, null], order: [0], number: 1 }],
      expect.objectContaining({ reason: 'done' }),
    );
  }),
});
//
export const Building = meta.story({
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'under 50', pressed: false })).toBeVisible();
    const smoking = within(canvas.getByRole('group', { name: 'Smoking' }));
    await userEvent.click(smoking.getByRole('button', { name: 'heavy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'negative' }));
    await expect(canvas.getByText(/^decides 12 of/)).toBeVisible();
    await expect(canvas.getByText('12 of 72 questions decided')).toBeVisible();
    await expect(smoking.getByRole('button', { pressed: true })).toHaveTextContent('heavy1');
    await expect(document.querySelectorAll('[data-dim]')).toHaveLength(10);
  }),
});
// R-2562
export const Deleted = meta.story({
  args: { defaultCombinations: two },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete combination 1' }));
    // In its place, and announced.
    const [shown, said] = canvas.getAllByText('Combination 1 deleted.');
    await expect(shown).toBeVisible();
    await expect(said).toHaveAttribute('role', 'status');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});
// R-2559
export const WithIntroduction = meta.story({
  args: { introduction: <Alert tone="info">In other words: does one finding settle it?</Alert> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In other words: does one finding settle it?')).toBeVisible();
  },
});
//
export const Deselected = meta.story({
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'positive' }));
    await userEvent.click(canvas.getByRole('button', { name: /^positive/ }));
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await expect(document.querySelector('[data-dim]')).toBeNull();
  }),
});
//
export const WithProbabilitySliders = meta.story({
  args: { defaultCombinations: two },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit combination 1' }));
    await expect(canvas.getByRole('slider', { name: 'How likely is it that Tumour extent is: T3?' })).toHaveValue('33');
    const [slider] = document.querySelectorAll('[data-credence="probability-slider"]');
    await expect(slider?.querySelector('[data-filled]')).toHaveAttribute('aria-label', '11 of 50 people');
    const words = [...(slider?.querySelectorAll('[data-slot="word"]') ?? [])].map((word) => word.textContent);
    await expect(words.join('|').replaceAll(/\s+/g, ' ')).toBe(
      '(almost) impossible 0|improbable 15|uncertain 25|fifty-fifty 50|expected 75|probable 85|(almost) certain 100',
    );
  }),
});
export const Several = meta.story({
  args: { defaultCombinations: two },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('18 of 72 questions decided')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit combination 2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(onDone).toHaveBeenCalledWith(two, expect.objectContaining({ reason: 'done' }));
  },
});
export const EditingAnEarlierOne = meta.story({
  args: { defaultCombinations: two },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit combination 2' }));
    await expect(canvas.getByRole('button', { name: /^none \(in combination 2\)$/, pressed: true })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit combination 2' })).toBeNull();
  }),
});
// R-809 with buttons; R-835
export const MovedAndDeleted = meta.story({
  args: { defaultCombinations: two },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lower priority for combination 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Higher priority for combination 2' }));
    await expect(canvas.getByText('Combination 2 is now number 1')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Higher priority for combination 2' }));
    await expect(canvas.getByText('18 of 72 questions decided')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete combination 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(onDone).toHaveBeenCalledWith(
      [{ selection: { 0: 2, 2: 0 }, values: [22, 33, 45], number: 1 }],
      expect.anything(),
    );
  },
});
//
export const AddWithoutASelection = meta.story({
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add another combination' }));
    await expect(onError).toHaveBeenCalledWith('selectBeforeAdding', expect.objectContaining({ reason: 'add' }));
  }),
});
export const DoneWithoutASelection = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(onError).toHaveBeenCalledWith('selectBeforeDone', expect.objectContaining({ reason: 'done' }));
    await expect(onDone).not.toHaveBeenCalled();
  },
});
//
export const WithAMessage = meta.story({
  args: { message: <Alert>Please select a combination before adding another.</Alert> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Please select a combination before adding another\.$/u);
  },
});
/** What is missing is said by the page. */
export const WithWhatIsMissing = meta.story({
  args: { error: 'selectBeforeDone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});
//
export const AllRemaining = meta.story({
  args: { defaultCombinations: [...two, { selection: 'rest', values: [30, 40, 50], number: 3 }] },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('72 of 72 questions decided')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^positive/ }));
    const states = parents.flatMap((parent) => parent.states).map((state) => state.replaceAll('_', ' '));
    const toggles = canvas.getAllByRole('button', { name: new RegExp(`^(${states.join('|')})`) });
    await expect(toggles).toHaveLength(states.length);
    for (const toggle of toggles) await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  }),
});
//
export const AllRemainingOffRestores = meta.story({
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'positive' }));
    await fireEvent.change(canvas.getAllByRole('slider')[0] as HTMLElement, { target: { value: '80' } });
    const all = canvas.getByRole('switch', { name: 'Set all remaining combinations' });
    await userEvent.click(all);
    await expect(canvas.getByText('In all remaining combinations')).toBeVisible();
    for (const slider of canvas.getAllByRole('slider')) await expect(slider).toHaveValue('50');
    await userEvent.click(all);
    await expect(canvas.getAllByRole('slider')[0]).toHaveValue('80');
    await expect(canvas.getByRole('button', { name: /^positive \(in combination 1\)$/, pressed: true })).toBeVisible();
  }),
});
export const AsksWhetherAllAreAtOne = meta.story({
  args: { defaultCombinations: [{ selection: 'rest', values: [1, 1, 1], number: 1 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await screen.findByRole('alertdialog', { name: 'Are you sure all probabilities are 1%?' });
    await userEvent.keyboard('{Escape}');
    await expect(onDone).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(onDone).toHaveBeenCalledOnce();
  },
});
//
export const AnotherOne = meta.story({
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'positive' }));
    await fireEvent.change(canvas.getAllByRole('slider')[0] as HTMLElement, { target: { value: '80' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Add another combination' }));
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'under 50' }));
    for (const slider of canvas.getAllByRole('slider')) await expect(slider).toHaveValue('50');
    await expect(canvas.getByRole('button', { name: 'under 50 (in combination 2)', pressed: true })).toBeVisible();
  }),
});
// R-809 with a pointer
export const BeingDragged = meta.story({
  args: { defaultCombinations: two },
  play: async ({ canvas, userEvent }) => {
    const rules = () => [...document.querySelectorAll<HTMLElement>('[data-slot="combination"]')];
    const order = () => rules().map((rule) => rule.querySelector('[data-slot="line"]')?.textContent);
    const before = order();
    const point = (type: string, index: number, clientY: number, pointerId = 1) => {
      const grip = rules()[index]?.querySelector('[data-slot="grip"]') as HTMLElement;
      const { left } = grip.getBoundingClientRect();
      return fireEvent(
        grip,
        new PointerEvent(type, { isPrimary: true, bubbles: true, clientX: left, clientY, pointerId }),
      );
    };
    const top = (index: number) => rules()[index]?.getBoundingClientRect().top ?? Number.NaN;
    const bottom = (index: number) => rules()[index]?.getBoundingClientRect().bottom ?? Number.NaN;
    const drag = async (from: number, to: number) => {
      await point('pointerdown', from, top(from));
      await point('pointermove', from, to < from ? top(to) : bottom(to));
      await waitFor(() => expect(rules()[from]).toHaveAttribute('data-drag', 'dragged'));
      await waitFor(() => expect(rules()[to]).toHaveAttribute('data-drag', to < from ? 'before' : 'after'));
    };

    // If the drag is cancelled, by the user or the browser, nothing changes.
    await drag(1, 0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[data-drag]')).toBeNull());
    await point('pointerup', 1, top(0));
    await drag(0, 1);
    await point('pointercancel', 0, bottom(1));
    await waitFor(() => expect(document.querySelector('[data-drag]')).toBeNull());
    await expect(order()).toEqual(before);
    // Dropped, it takes the other's place; then back.
    await drag(1, 0);
    await point('pointerup', 1, top(0));
    await expect(canvas.getByText('Combination 2 is now number 1')).toBeInTheDocument();
    await expect(order()).not.toEqual(before);
    await drag(0, 1);
    await point('pointerup', 0, bottom(1));
    await waitFor(() => expect(order()).toEqual(before));
    await drag(1, 0);
  },
});
// R-3642
export const NoSingleEventDecides = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No single event decides' }));
    await expect(onNoneDecides).toHaveBeenCalledOnce();
  },
});
export const ShadowedAndDuplicate = meta.story({
  args: {
    defaultCombinations: [
      { selection: { 0: 2 }, values: [22, 33, 45], number: 1 },
      { selection: { 0: 2, 2: 0 }, values: [50, 50, 50], number: 2 },
      { selection: { 0: 2 }, values: [10, 80, 20], number: 3 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No effect: combination 1 already covers these cases')).toBeVisible();
    await expect(canvas.getByText('The same selection as combination 1')).toBeVisible();
  },
});
export const Saving = meta.story({
  args: { defaultCombinations: two, saving: true },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    const done = canvas.getByRole('button', { name: 'Saving...' });
    await expect(done).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(done);
    await expect(onDone).not.toHaveBeenCalled();
    const event = canvas.getByRole('button', { name: 'under 50' });
    await expect(event).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(event);
    await expect(event).toHaveAttribute('aria-pressed', 'false');
    for (const slider of canvas.queryAllByRole('slider')) await expect(slider).toBeDisabled();
  }),
});
export const TwelveParents = meta.story({
  args: {
    parents: Array.from({ length: 12 }, (_, index) => ({
      name: `Laboratory value ${index + 1}`,
      states: ['very low', 'low', 'normal', 'high', 'very high'],
    })),
    coverage: { decided: 48_828_125n, total: 244_140_625n, minutesLeft: 17_903_645 },
    defaultCombinations: [
      {
        selection: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [index, index % 5])),
        values: [60, 30, 20],
        number: 1,
      },
    ],
  },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    await expect(document.querySelectorAll('[data-slot="toggle"]')).toHaveLength(60);
    const last = within(canvas.getByRole('group', { name: 'Laboratory value 12' }));
    await userEvent.click(last.getByRole('button', { name: 'very high' }));
    await expect(last.getByRole('button', { pressed: true })).toHaveTextContent('very high2');
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('If Laboratory value 12 is');
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
});
// R-3640: on a phone the states are on the page.
export const OnAPhone = meta.story({
  args: { layout: 'page' },
  globals: { viewport: { value: 'mobile1' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    const smoking = within(canvas.getByRole('group', { name: 'Smoking' }));
    await userEvent.click(smoking.getByRole('button', { name: 'moderate' }));
  }),
});
export const LongNames = meta.story({
  args: {
    node: {
      name: 'Prognose des metastasierten hypopharyngealen Plattenepithelkarzinoms unter Immuntherapie',
      states: ['vollständige_Remission_nach_Abschluss_der_Therapie', 'teilweise', 'keine'],
    },
    parents: [
      {
        name: 'Nebenerkrankungen_mit_Einfluss_auf_die_Therapiefähigkeit_der_Patientinnen_und_Patienten',
        states: ['keine_oder_nur_geringfügige_Einschränkungen_der_Leistungsfähigkeit', 'schwere'],
      },
    ],
    defaultCombinations: [{ selection: { 0: 0 }, values: [60, 30, 20], number: 1 }],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
