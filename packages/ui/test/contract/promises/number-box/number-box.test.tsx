import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { englishLabels } from '../../../../src/labels/englishLabels.js';
import type { AskingControl } from '../asking.js';
import { keepPromises } from '../keepPromises.js';
import { showAsking } from '../showAsking.js';
import kind from './controls.js';

const { probabilitySlider: texts } = englishLabels;
/** Shows a control and types into its first box. */
async function typed(control: AskingControl, keys: string, props: object = control.starts(80), options = {}) {
  const shown = await showAsking(control, { ...props }, options);
  await userEvent.click(shown.box());
  await userEvent.keyboard(keys);
  return shown;
}
const nothing = { changes: [], ends: [] };
const once = { changes: [45], ends: [45] };

/** Puts a text where the caret is, as the clipboard does. */
const paste = (box: HTMLInputElement, text: string) => {
  box.focus();
  box.select();
  // The one way that a page has to type as people do.
  document.execCommand('insertText', false, text);
};

keepPromises('R-2302', kind, {
  'named-box': async (control) => {
    const { box } = await showAsking(control, control.starts(80));
    await expect.element(box()).toHaveAccessibleName(/^Percent .*early\?$/);
    expect(box().value).toBe('80');
  },
  'never-a-stop': async (control) => {
    const { box, range } = await showAsking(control, control.starts(80));
    await userEvent.tab();
    expect(document.activeElement).toBe(range);
    await userEvent.tab();
    expect(document.activeElement).not.toBe(box());
    range.focus();
    await userEvent.keyboard('4');
    expect(box().value).toBe('4');
  },
  'selected-when-entered': async (control) => {
    const { box } = await typed(control, '4');
    expect(box().value).toBe('4');
  },
  'nothing-while-typing': async (control) => {
    const { told, range, said, sent, box } = await typed(control, '45');
    expect([told, range.value, said().slice(0, 2), sent(), box().value]).toEqual([nothing, '80', '80', '80', '45']);
  },
  'enter-finishes': async (control) => {
    const { told, range, box } = await typed(control, '45{Enter}');
    expect([told, range.value, box().value, document.activeElement]).toEqual([once, '45', '45', range]);
  },
  'leaving-finishes': async (control) => {
    const byKey = await typed(control, '45{Tab}');
    expect(byKey.told).toEqual(once);
    await byKey.unmount();
    const byPress = await typed(control, '45');
    await userEvent.click(byPress.elsewhere);
    expect([byPress.told, byPress.box().value]).toEqual([once, '45']);
  },
  'saving-finishes': async (control) => {
    const shown = await showAsking(control, control.starts(80));
    let saved: unknown;
    shown.form.addEventListener('keydown', ({ key, ctrlKey }) => {
      if (key === 'Enter' && ctrlKey) setTimeout(() => (saved = shown.sent()));
    });
    await userEvent.click(shown.box());
    await userEvent.keyboard('45{Control>}{Enter}{/Control}');
    await expect.poll(() => saved).toBe('45');
    expect([shown.told, document.activeElement]).toEqual([once, shown.box()]);
  },
  'sent-with-form': async (control) => {
    const { told, form, sent } = await typed(control, '45');
    form.requestSubmit();
    expect([told, sent()]).toEqual([once, '45']);
  },
  'kept-when-removed': async (control) => {
    const { told, unmount } = await typed(control, '45');
    await unmount();
    expect(told).toEqual(once);
  },
  'whole-text': async (control) => {
    for (const text of ['1/2', '20-30', '1 in 5', '10:90', '5o', '1e-3', '1.2.3']) {
      const { told, box, note, unmount } = await typed(control, `${text}{Enter}`);
      expect([told, box().value, note()]).toEqual([nothing, '80', texts.unreadable(text, 80, 1, 99)]);
      await unmount();
    }
  },
  'emptied-says-so': async (control) => {
    const { told, box, note } = await typed(control, '45{Backspace}{Backspace}{Tab}');
    expect([told, box().value, note()]).toEqual([nothing, '80', `${texts.typeNumber(1, 99)} ${texts.still(80)}`]);
  },
  'nearest-answer': async (control) => {
    for (const [text, value, sentence] of [
      ['150', 99, texts.above('150', 99)],
      ['0', 1, texts.below('0', 1)],
      ['12.7', 13, texts.notWhole('12.7', 13)],
    ] as const) {
      const { told, box, note, unmount } = await typed(control, `${text}{Enter}`);
      expect([told.ends, box().value, note()]).toEqual([[value], String(value), sentence]);
      await unmount();
    }
  },
  'escape-gives-back': async (control) => {
    const { told, box, note, elsewhere } = await typed(control, '45{Escape}');
    await userEvent.click(elsewhere);
    expect([told, box().value, note()]).toEqual([nothing, '80', null]);
  },
  'arrows-step': async (control) => {
    const { told, box } = await typed(control, '45{ArrowUp}');
    expect(box().value).toBe('46');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
    expect(told.changes).toEqual([46, 36]);
  },
  'pasted-as-typed': async (control) => {
    for (const text of [
      '37',
      '37 %',
      ' 37,0 % ',
      '37\n',
      '37 percent',
      '37 Prozent',
      '37 pour cent',
      '37 por ciento',
    ]) {
      const { told, box, unmount } = await showAsking(control, control.starts(80));
      paste(box(), text);
      await userEvent.keyboard('{Enter}');
      expect([text, told.ends]).toEqual([text, [37]]);
      await unmount();
    }
  },
  'all-digits': async (control) => {
    for (const text of ['٣٧', '۳۷', '３７', '37.0', '37,0', '٣٧٫٠', '37\u202f%', '\u200f37']) {
      const { told, box, unmount } = await showAsking(control, control.starts(80));
      paste(box(), text);
      await userEvent.keyboard('{Enter}');
      expect([text, told.ends]).toEqual([text, [37]]);
      await unmount();
    }
    const { told, range } = await showAsking(control, control.starts(80));
    range.focus();
    for (const key of ['٣', '７', 'Enter']) {
      range.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
    expect(told.ends).toEqual([37]);
  },
  'thousands-are-none': async (control) => {
    for (const [locale, text, ends] of [
      ['en', '1,000', []],
      ['en', '2.000', [2]],
      ['de', '1.000', []],
      ['de', '2,000', [2]],
      ['fr', '1\u202f000', []],
      ['it', '12.000', []],
      ['nl', '12.000', []],
      ['es', '12.000', []],
    ] as const) {
      const { told, box, unmount } = await showAsking(control, control.starts(80), { locale });
      paste(box(), text);
      await userEvent.keyboard('{Enter}');
      expect([locale, text, told.ends]).toEqual([locale, text, ends]);
      await unmount();
    }
  },
  'composition-first': async (control) => {
    const { told, box } = await typed(control, '4');
    for (const key of ['Enter', 'Escape', 'ArrowUp']) {
      box().dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }));
    }
    expect([told, box().value, document.activeElement]).toEqual([nothing, '4', box()]);
  },
  'typing-stays': async (control) => {
    const { told, box, again } = await typed(control, '4', control.holds(80));
    await again(control.holds(30));
    expect(box().value).toBe('4');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => box().value).toBe('30');
    expect(told).toEqual(nothing);
  },
  'refused-by-parent': async (control) => {
    const { told, box, range } = await typed(control, '45{Enter}', control.holds(80));
    expect([told.changes, box().value, range.value]).toEqual([[45], '80', '80']);
  },
  'fixed-takes-nothing': async (control) => {
    for (const fixed of [{ disabled: true }, { readOnly: true }]) {
      const { told, box, unmount } = await showAsking(control, { ...control.starts(80), ...fixed });
      box().focus();
      await userEvent.keyboard('45{ArrowUp}{Enter}');
      expect([told, box().value]).toEqual([nothing, '80']);
      await unmount();
    }
  },
  'reset-forgets': async (control) => {
    const { told, box, form } = await typed(control, '45');
    form.reset();
    await expect.poll(() => box().value).toBe('80');
    box().blur();
    expect(told).toEqual(nothing);
  },
  'numeric-keyboard': async (control) => {
    const { box } = await showAsking(control, control.starts(80));
    expect([box().type, box().inputMode]).toEqual(['text', 'numeric']);
  },
});
