import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { readsFromRightToLeft } from '../../../stories/plays/readsFromRightToLeft.js';
import preview from '../../../stories/preview.js';
import { sample, sampleWithNumbers } from '../../../stories/sample.js';
import { CredenceProvider } from './CredenceProvider.js';
import { credenceProviderDocs } from './CredenceProvider.docs.js';

const meta = preview.meta({
  title: 'Foundations/Credence provider',
  id: 'foundations-credence-provider',
  component: CredenceProvider,
  parameters: { guide: credenceProviderDocs },
  args: { children: sample },
});

export const Default = meta.story({
  args: { children: sampleWithNumbers },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 to 15 of 12,345')).toBeVisible();
  },
});
export const OtherWords = meta.story({
  args: {
    children: sampleWithNumbers,
    locale: 'de',
    labels: {
      spinner: { loading: 'Wird geladen …' },
      pagination: { range: (from, to, of) => `${from} bis ${to} von ${of}` },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen …')).toBeVisible();
    // Omitted labels stay English; numbers follow the locale.
    await expect(canvas.getByText('1 bis 15 von 12.345')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeVisible();
  },
});
export const ThemesSideBySide = meta.story({
  render: ({ children }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' }}>
      <CredenceProvider theme="light">{children}</CredenceProvider>
      <CredenceProvider theme="dark">{children}</CredenceProvider>
    </div>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = canvas.getAllByRole('status');
    await expect(getComputedStyle(light as Element).color).not.toBe(getComputedStyle(dark as Element).color);
  },
});
/** The variables that change the whole branding. */
export const OwnColours = meta.story({
  render: ({ children }) => (
    <div
      style={
        {
          '--credence-paper': '#ffffff',
          '--credence-ink': '#14213d',
          '--credence-accent': '#7a1f5c',
          '--credence-accent-hover': '#5c1745',
          '--credence-on-accent': '#ffffff',
          '--credence-font-text': 'Verdana, sans-serif',
        } as CSSProperties
      }
    >
      {children}
    </div>
  ),
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(122, 31, 92)');
    await expect(getComputedStyle(canvas.getByRole('status')).fontFamily).toContain('Verdana');
  },
});
export const Arabic = meta.story({
  render: ({ children }) => (
    <div dir="rtl">
      <CredenceProvider labels={{ locale: 'ar' }}>{children}</CredenceProvider>
    </div>
  ),
  play: readsFromRightToLeft,
});
