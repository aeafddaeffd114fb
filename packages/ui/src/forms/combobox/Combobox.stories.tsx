import { expect, fn } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { comboboxDocs } from './Combobox.docs.js';
import { Combobox, type ComboboxProps } from './Combobox.js';

interface Network {
  networkId: string;
  filename: string;
}

const networks: readonly Network[] = [
  { networkId: 'k3f9', filename: 'larynx_tnm_v3.xdsl' },
  { networkId: 'b2x7', filename: 'hepar_II.xdsl' },
  { networkId: 'c7q1', filename: 'Größe_München.xml' },
  { networkId: 'd4m8', filename: 'Łódź_Œdème.xdsl' },
  { networkId: 'e9s2', filename: 'asia_teaching.xml' },
];
const getLabel = (network: Network) => `${network.filename} (${network.networkId})`;
const getKey = (network: Network) => network.networkId;
const onValueChange = fn();

const Chooser = (props: Partial<Omit<ComboboxProps<Network>, 'getKey' | 'getLabel'>>) => (
  <Combobox
    items={networks}
    getLabel={getLabel}
    getKey={getKey}
    label="Select a network"
    onValueChange={onValueChange}
    {...props}
  />
);

const meta = preview.meta({
  title: 'Forms/Combobox',
  component: Chooser,
  parameters: { guide: comboboxDocs, documents: { Combobox } },
});

export const NothingChosen = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Select a network', expanded: false });
    await expect(box).toHaveAttribute('placeholder', 'Select a network');
    await expect(canvas.queryByRole('button', { name: 'Clear choice' })).toBeNull();
  },
});
export const OpenedByKeys = NothingChosen.extend({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Select a network', expanded: false });
    await expect(box).toHaveAttribute('placeholder', 'Select a network');
    await expect(canvas.queryByRole('button', { name: 'Clear choice' })).toBeNull();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
  },
});
export const Chosen = meta.story({
  args: { defaultValue: networks[0] ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('larynx_tnm_v3.xdsl (k3f9)');
    await expect(canvas.getByRole('button', { name: 'Clear choice' })).toBeEnabled();
  },
});
export const Cleared = Chosen.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear choice' }));
    await expect(onValueChange).toHaveBeenLastCalledWith(null, expect.objectContaining({ reason: 'clear' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});
/** It opens where the choice is (R-2350). */
export const OpenedAtTheChoice = meta.story({
  args: { defaultValue: networks[3] ?? null },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    const choice = canvas.getByRole('option', { selected: true });
    await expect(box).toHaveAttribute('aria-activedescendant', choice.id);
    await expect(choice).toHaveTextContent('Łódź_Œdème.xdsl (d4m8)');
  },
});
export const ReadOnly = meta.story({
  args: { defaultValue: networks[0] ?? null, readOnly: true, labelVisible: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowDown}{Escape}x');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('larynx_tnm_v3.xdsl (k3f9)');
    await expect(canvas.queryByRole('button', { name: 'Clear choice' })).toBeNull();
  },
});
export const LabelVisible = meta.story({
  args: { labelVisible: true, hint: 'The one you answer for.' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Select a network' });
    await expect(box).toHaveAccessibleDescription('The one you answer for.');
    await userEvent.click(canvas.getByText('Select a network'));
    await expect(box).toHaveFocus();
  },
});
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Select a network' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
  },
});
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'munchen');
    await expect(canvas.getByRole('option', { name: 'Größe_München.xml (c7q1)' })).toBeVisible();
    await expect(canvas.getByText('München')).toBeVisible();
    await expect(canvas.getByText('1 option')).toBeInTheDocument();
  },
});
export const ChosenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'lodz');
    await userEvent.keyboard('{Enter}');
    await expect(onValueChange).toHaveBeenLastCalledWith(networks[3], expect.objectContaining({ reason: 'choose' }));
    await expect(box).toHaveValue('Łódź_Œdème.xdsl (d4m8)');
  },
});
export const EscapeClosesThenClears = meta.story({
  args: { defaultValue: networks[1] ?? null },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('hepar_II.xdsl (b2x7)');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await expect(onValueChange).toHaveBeenLastCalledWith(null, expect.objectContaining({ reason: 'clear' }));
  },
});
/** Strings are their own text and key. */
export const PlainStrings = meta.story({
  render: () => <Combobox label="Fruit" items={['Apple', 'Pear']} onValueChange={onValueChange} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Fruit' }), 'pea{Enter}');
    await expect(onValueChange).toHaveBeenLastCalledWith('Pear', expect.objectContaining({ reason: 'choose' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Pear');
  },
});
export const NoMatch = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByText('Nothing matches “xyz”')).toBeVisible();
  },
});
export const FiveThousand = meta.story({
  args: {
    items: Array.from({ length: 5000 }, (_, index) => ({ networkId: `n${index}`, filename: `network_${index}.xdsl` })),
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await expect(canvas.getAllByRole('option')).toHaveLength(200);
    await expect(canvas.getByText('4,800 more: type to narrow')).toBeInTheDocument();
    await expect(canvas.getByText('5,000 options')).toBeInTheDocument();
    await userEvent.type(box, '(n4999)');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
});
export const Loading = meta.story({
  args: { loading: true, items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
});
export const WithError = meta.story({
  args: { error: 'Please select a network to continue editing.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Please select a network to continue editing.',
    );
  },
});
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await expect(box).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Show options' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show options' }));
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
});
