import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { Combobox, type ComboboxProps } from './Combobox.js';

interface Network {
  id: string;
  name: string;
}

const words = [
  ['munchen', 'München'],
  ['lodz', 'Łódź'],
  ['grosse', 'Größe'],
  ['strasse', 'straße'],
  ['odem', 'Ødem'],
  ['oedeme', 'Œdème'],
  ['trudnosci', 'Trudności'],
  ['DURO', 'Đuro'],
  ['istanbul', 'İstanbul'],
] as const;
const networks = words.map(([, name], index) => ({ id: `n${index}`, name: `a_${name}.xdsl` }));
const onValueChange = vi.fn();
beforeEach(() => onValueChange.mockClear());

const show = (props: Partial<Omit<ComboboxProps<Network>, 'getKey' | 'getLabel'>> = {}) =>
  render(
    <CredenceProvider>
      <button type="button">Elsewhere</button>
      <Combobox
        items={networks}
        getKey={(network) => network.id}
        getLabel={(network) => `${network.name} (${network.id})`}
        label="Select a network"
        onValueChange={onValueChange}
        {...props}
      />
    </CredenceProvider>,
  );

const box = () => page.getByRole('combobox');
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);

describe('searching', () => {
  test.each(words)(
    '%j finds %j alone and marks it, with its folded letters (R-424, R-425, R-426)',
    async (query, word) => {
      await show();
      await userEvent.click(box());
      await userEvent.keyboard(query);
      const network = networks.find(({ name }) => name.includes(word));
      await expect.poll(options).toEqual([`${network?.name} (${network?.id})`]);
      expect(document.querySelector('mark')?.textContent).toBe(word);
      await expect.element(page.getByRole('status')).toHaveTextContent('1 option');
    },
  );

  test('the id in brackets is found as well (R-426)', async () => {
    await show();
    await userEvent.click(box());
    await userEvent.keyboard('(N3)');
    await expect.poll(options).toEqual(['a_straße.xdsl (n3)']);
  });

  test('of 5,000 options 200 are drawn, and the others are counted and found', async () => {
    const items = Array.from({ length: 5000 }, (_, index) => ({ id: `n${index}`, name: `network_${index}.xdsl` }));
    await show({ items });
    await userEvent.click(box());
    await expect.poll(() => options().length).toBe(200);
    await expect.element(page.getByText('4,800 more: type to narrow')).toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('5,000 options');
    await userEvent.keyboard('(n4999)');
    await expect.poll(options).toEqual(['network_4999.xdsl (n4999)']);
  });
});

describe('keys', () => {
  test('Home and End move within the text, and Escape closes, then takes the choice back', async () => {
    await show({ defaultValue: networks[0] ?? null });
    const input = box().element() as HTMLInputElement;
    await userEvent.click(box());
    await userEvent.keyboard('{Home}');
    expect(input.selectionStart).toBe(0);
    await userEvent.keyboard('{End}');
    expect(input.selectionStart).toBe(input.value.length);
    await userEvent.keyboard('{Escape}');
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onValueChange).toHaveBeenCalledWith(null, expect.objectContaining({ reason: 'clear' }));
    await expect.element(box()).toHaveValue('');
  });

  test('Tab leaves, closes the list and keeps the choice as it was', async () => {
    await show({ defaultValue: networks[0] ?? null });
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(box()).toHaveValue('a_München.xdsl (n0)');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test('text that was not chosen is put away when the box is left', async () => {
    await show();
    await userEvent.click(box());
    await userEvent.keyboard('lodz');
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
    await expect.element(box()).toHaveValue('');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('a choice whose text is edited', () => {
  test.each([
    ['cleared', '{Control>}a{/Control}{Delete}', ''],
    ['retyped', '{Control>}a{/Control}lodz', 'lodz'],
    ['shortened', '{End}{Backspace}', 'a_München.xdsl (n0'],
  ])('R-2350: %s, it is still the choice, and its text comes back when the box is left', async (_, keys, left) => {
    await show({ defaultValue: networks[0] ?? null, name: 'network' });
    const sent = () => document.querySelector<HTMLInputElement>('input[name="network"]')?.value;
    await userEvent.click(box());
    await userEvent.keyboard(keys);
    await expect.element(box()).toHaveValue(left);
    expect(sent()).toBe('n0');
    await userEvent.tab();
    await expect.element(box()).toHaveValue('a_München.xdsl (n0)');
    expect(sent()).toBe('n0');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('a finger', () => {
  const session = () => cdp() as unknown as { send: (method: string, given: object) => Promise<unknown> };
  afterEach(() => session().send('Emulation.setTouchEmulationEnabled', { enabled: false }));

  async function tap(element: Element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: window.innerWidth };
    const scale = frame.width / window.innerWidth;
    const at = { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale };
    await session().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await session().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('opens, chooses, and takes the choice back', async () => {
    await show();
    await session().send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await tap(box().element());
    await expect.poll(() => options().length).toBe(networks.length);
    await tap(page.getByRole('option', { name: 'a_Łódź.xdsl (n1)' }).element());
    await expect.element(box()).toHaveValue('a_Łódź.xdsl (n1)');
    expect(onValueChange).toHaveBeenLastCalledWith(networks[1], expect.objectContaining({ reason: 'choose' }));
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
    await tap(page.getByRole('button', { name: 'Clear choice' }).element());
    await expect.element(box()).toHaveValue('');
    expect(onValueChange).toHaveBeenLastCalledWith(null, expect.objectContaining({ reason: 'clear' }));
  });
});
