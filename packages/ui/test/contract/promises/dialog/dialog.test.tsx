import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { keepPromises } from '../keepPromises.js';
import { escapeTopmost, escapeUsed, pressBeside, refusingParent, typedStays, wholePress } from './closing.js';
import kind from './controls.js';
import { focusInside, focusKept, focusMenu, focusNearby, focusReturns, tabArrives } from './focus.js';
import { anyOrder, pageModal, shadowRoot, unmountedOpen } from './order.js';
import { opened, sheetOf } from './page.js';

keepPromises('R-2303', kind, {
  named: async (control) => {
    await opened({ control, beside: <button type="button">Behind</button> });
    expect(sheetOf(control).elements()).toHaveLength(1);
    expect(page.getByRole('button', { name: 'Behind' }).elements()).toEqual([]);
  },
  'focus-inside': focusInside,
  'tab-arrives': tabArrives,
  'focus-returns': focusReturns,
  'focus-nearby': focusNearby,
  'focus-menu': focusMenu,
  'focus-kept': focusKept,
  'escape-topmost': escapeTopmost,
  'escape-used': escapeUsed,
  'press-beside': pressBeside,
  'whole-press': wholePress,
  'typed-stays': typedStays,
  'refusing-parent': refusingParent,
  'any-order': anyOrder,
  'unmounted-open': unmountedOpen,
  'page-modal': pageModal,
  'shadow-root': shadowRoot,
});
