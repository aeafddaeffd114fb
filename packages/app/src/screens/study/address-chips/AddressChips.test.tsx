import { CredenceProvider } from '@credence/ui';
import { study } from '@credence/text/english/app/study';
import { type ReactNode, useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StudyWordsContext } from '../studyWords.js';
import { AddressChips } from './AddressChips.js';

const four = ['ann@x.example', 'bo@x.example', 'cy@x.example', 'wrong'];

interface HeldProps {
  addresses: readonly string[];
  onValueChange?: (addresses: readonly string[]) => void;
  children?: ReactNode;
}

/** The field with what is in it held by the page, and what stands below it. */
function Held({ addresses, onValueChange, children }: HeldProps) {
  const [value, setValue] = useState(addresses);
  const box = useRef<HTMLInputElement>(null);
  return (
    <CredenceProvider>
      <StudyWordsContext value={study}>
        <AddressChips
          value={value}
          onValueChange={(next) => {
            setValue(next);
            onValueChange?.(next);
          }}
          getPerson={() => undefined}
          max={100}
          inputRef={box}
        />
        {children}
        <button type="button" onClick={() => box.current?.focus()}>
          Invite more
        </button>
      </StudyWordsContext>
    </CredenceProvider>
  );
}

async function show(addresses: readonly string[] = four) {
  const onValueChange = vi.fn();
  await render(
    <Held addresses={addresses} onValueChange={onValueChange}>
      <button type="button">Invite</button>
    </Held>,
  );
  const box = page.getByRole('textbox');
  await expect.element(box).toBeVisible();
  return {
    onValueChange,
    box,
    chip: (name: string) => page.getByRole('button', { name, exact: true }),
  };
}
const shown = () => [...document.querySelectorAll('[data-slot="address"]')].map(({ textContent }) => textContent);
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;

/** Pastes as a browser does, wherever the focus is. */
function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  return document.activeElement!.dispatchEvent(event);
}

test('R-2385: the chips are one stop for Tab; arrows move among them and beyond the last into the box', async () => {
  const { box } = await show();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Remove wrong');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Remove bo@x.example');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
  expect(focused()).toBe('Remove wrong');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Remove cy@x.example');
  await userEvent.keyboard('{Home}{End}{ArrowRight}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Remove cy@x.example');
  await userEvent.keyboard('{Tab}');
  await expect.element(box).toHaveFocus();
});

test('R-2385: from right to left the arrows turn round', async () => {
  document.documentElement.dir = 'rtl';
  const { box } = await show();
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  expect(focused()).toBe('Remove ann@x.example');
  await userEvent.keyboard('{End}{ArrowLeft}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Remove cy@x.example');
  document.documentElement.dir = '';
});

test('R-2385: Delete and Backspace remove, say so, and the focus is on the next chip, then on the box', async () => {
  const { box, onValueChange } = await show(['ann@x.example', 'bo@x.example']);
  await userEvent.keyboard('{Tab}{Delete}');
  expect(shown()).toEqual(['bo@x.example']);
  expect(focused()).toBe('Remove bo@x.example');
  await expect.element(page.getByText('ann@x.example removed. Ctrl+Z brings it back.')).toBeInTheDocument();
  expect(onValueChange).toHaveBeenLastCalledWith(['bo@x.example']);
  await userEvent.keyboard('{Backspace}');
  expect(shown()).toEqual([]);
  await expect.element(box).toHaveFocus();
});

test('R-2385: Ctrl+Z brings back one after the other, each to its place and with the focus', async () => {
  const { onValueChange } = await show();
  await userEvent.click(page.getByRole('button', { name: 'Remove bo@x.example' }));
  await userEvent.click(page.getByRole('button', { name: 'Remove ann@x.example' }));
  expect(shown()).toEqual(['wrong', 'cy@x.example']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(focused()).toBe('Remove ann@x.example');
  await expect.element(page.getByText('ann@x.example is back.')).toBeInTheDocument();
  await userEvent.keyboard('{Meta>}z{/Meta}{Control>}z{/Control}');
  expect(shown()).toEqual(['wrong', 'ann@x.example', 'bo@x.example', 'cy@x.example']);
  expect(onValueChange).toHaveBeenLastCalledWith(four);
  expect(onValueChange).toHaveBeenCalledTimes(4);
});

test('R-2385: in the empty box Ctrl+Z brings a chip back, in the middle of a word it is the browser’s', async () => {
  const { box, chip } = await show();
  await userEvent.click(chip('Remove cy@x.example'));
  await userEvent.type(box, 'd');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(shown()).not.toContain('cy@x.example');
  await userEvent.clear(box);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(shown()).toContain('cy@x.example');
});

test('R-2385: Backspace in the empty box goes to the last chip and removes nothing yet', async () => {
  const { box } = await show();
  await userEvent.click(box);
  await userEvent.keyboard('{Backspace}');
  expect(focused()).toBe('Remove cy@x.example');
  expect(shown()).toHaveLength(4);
});

test('R-2386: what is pasted is split wherever the focus is in the field, after what was typed', async () => {
  const { box } = await show(['ann@x.example']);
  await userEvent.keyboard('{Tab}');
  paste('bo@x.example; cy@x.example');
  await expect.poll(shown).toEqual(['ann@x.example', 'bo@x.example', 'cy@x.example']);
  await expect.element(box).toHaveFocus();
  await userEvent.type(box, 'd');
  expect(paste('y@x.example, ed@x.example')).toBe(false);
  await expect.poll(shown).toEqual(['ann@x.example', 'bo@x.example', 'cy@x.example', 'dy@x.example', 'ed@x.example']);
  // A piece of an address goes where the cursor is: that is left to the browser.
  await userEvent.type(box, 'f');
  expect(paste('o@x.example')).toBe(true);
});

test('R-2386: what is wrong describes the button of its chip, and the tally is announced', async () => {
  const { box } = await show();
  await expect.element(page.getByRole('button', { name: 'Remove wrong' })).toHaveAccessibleDescription('no @');
  const tally = page.getByRole('status').first();
  await expect.element(tally).toHaveTextContent('3 are new1 cannot be right');
  await userEvent.type(box, 'ANN@x.example{Enter}');
  await expect.element(tally).toHaveTextContent('3 are new1 twice, counted once1 cannot be right');
});

test('R-2387: it takes a hundred, and what is too much stays in the box and is said', async () => {
  const many = Array.from({ length: 103 }, (_, at) => `e${at}@x.example`);
  const { box } = await show([]);
  await userEvent.click(box);
  paste(many.join('\n'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('100 at most, 3 still in the box.');
  expect(shown()).toHaveLength(100);
  await expect.element(box).toHaveValue('e100@x.example, e101@x.example, e102@x.example');
  // Leaving the box does not take them up again.
  await userEvent.click(page.getByRole('button', { name: 'Invite', exact: true }));
  await expect.element(box).toHaveValue('e100@x.example, e101@x.example, e102@x.example');
});

test('R-2388: what was typed is an address once the box is left, and the press that leaves it counts', async () => {
  const pressed = vi.fn();
  const { box, onValueChange } = await show([]);
  page
    .getByRole('button', { name: 'Invite', exact: true })
    .element()
    .addEventListener('click', () => {
      pressed(shown());
    });
  await userEvent.type(box, 'ann@x.example');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Invite', exact: true }));
  expect(pressed).toHaveBeenCalledExactlyOnceWith(['ann@x.example']);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['ann@x.example']);
  await userEvent.type(box, 'bo@x.example');
  await userEvent.keyboard('{Tab}');
  expect(shown()).toEqual(['ann@x.example', 'bo@x.example']);
});

test('R-2388: Enter in the empty box is left to the form around it', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  await render(
    <form>
      <Held addresses={[]}>
        <button type="submit">Send</button>
      </Held>
    </form>,
  );
  const box = page.getByRole('textbox');
  await expect.element(box).toBeVisible();
  document.querySelector('form')!.addEventListener('submit', onSubmit);
  await userEvent.type(box, 'ann@x.example{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('R-3605: a page leads to its box', async () => {
  await render(<Held addresses={[]} />);
  await userEvent.click(page.getByRole('button', { name: 'Invite more' }));
  await userEvent.keyboard('a.berger@uke.example,');
  await expect.element(page.getByRole('button', { name: /a\.berger/ })).toBeVisible();
});
