import { createPortal } from 'react-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../src/index.js';
import { failOnConsole } from './console.js';
import { rootSelector } from './specimen.js';
import { ofKind } from './specimens.js';

failOnConsole();
afterEach(() => {
  Reflect.deleteProperty(globalThis, '__webpack_nonce__');
});

const drawn = ofKind('plain', 'field', 'overlay');
const inPlace = ofKind('plain', 'field');
const styles = () => [...document.querySelectorAll('style')];

describe('C20: a strict Content-Security-Policy', () => {
  test.each(drawn)('every style element of %s has the nonce', async (name, specimen) => {
    const before = new Set(styles());
    await render(<CredenceProvider nonce="bm9uY2U">{specimen.render({})}</CredenceProvider>);
    expect(document.querySelector(rootSelector(name, specimen))).not.toBeNull();
    const brought = styles().filter((style) => !before.has(style));
    expect(brought.length).toBeGreaterThan(0);
    expect(brought.filter((style) => style.nonce !== 'bm9uY2U').map((style) => style.outerHTML)).toEqual([]);
  });
});

describe('C20: a shadow root', () => {
  test.each(inPlace)('%s is styled inside it, and leaves nothing outside', async (name, specimen) => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const before = styles().length;
    const { unmount } = await render(
      createPortal(<CredenceProvider styleTarget={shadow}>{specimen.render({})}</CredenceProvider>, shadow),
    );
    const root = shadow.querySelector(rootSelector(name, specimen)) as HTMLElement;
    expect(styles()).toHaveLength(before);
    expect(shadow.querySelectorAll('style').length).toBeGreaterThan(0);
    expect(getComputedStyle(root).getPropertyValue('--credence-paper')).not.toBe('');
    expect(getComputedStyle(root).boxSizing).toBe('border-box');
    await unmount();
    host.remove();
  });
});
