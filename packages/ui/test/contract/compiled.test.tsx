import { createPortal } from 'react-dom';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../src/index.js';
import { failOnConsole } from './console.js';
import { pageSheet } from './pageSheet.js';
import { rootSelector, type Specimen } from './specimen.js';
import { ofKind } from './specimens.js';

// Runs on the kit as it is published: its styles are sheets, and no styled-components writes any.
failOnConsole();

const drawn = ofKind('plain', 'field', 'overlay');
const inPlace = ofKind('plain', 'field');
const rootIn = (around: ParentNode, name: string, specimen: Specimen) =>
  around.querySelector<HTMLElement>(rootSelector(name, specimen));

test.each(drawn)(
  'R-3088: C20: %s needs no style element, so that a page needs no nonce for it',
  async (name, specimen) => {
    const before = new Set(document.querySelectorAll('style'));
    await render(<CredenceProvider>{specimen.render({})}</CredenceProvider>);
    expect(rootIn(document, name, specimen)).not.toBeNull();
    const brought = [...document.querySelectorAll('style')].filter((style) => !before.has(style));
    // What locks the page behind a dialog is of a library, and has the nonce of the provider.
    expect(brought.filter((style) => !/body\[data-scroll-locked\]/.test(style.textContent)).length).toBe(0);
  },
);

describe('R-3088: C20: in a shadow root', () => {
  test.each(inPlace)('%s is styled by a sheet that is in it', async (name, specimen) => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [pageSheet()];
    const { unmount } = await render(
      createPortal(<CredenceProvider portalContainer={host}>{specimen.render({})}</CredenceProvider>, shadow),
    );
    const root = getComputedStyle(rootIn(shadow, name, specimen)!);
    expect([root.boxSizing, root.getPropertyValue('--credence-paper') === '']).toEqual(['border-box', false]);
    await unmount();
    host.remove();
  });
});
