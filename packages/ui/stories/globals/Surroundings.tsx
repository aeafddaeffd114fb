import { type ReactNode, useEffect, useInsertionEffect } from 'react';
import { CredenceProvider } from '../../src/foundations/provider/CredenceProvider.js';
import { useLanguage } from './languages.js';
import { translateLikeABrowser } from './translateLikeABrowser.js';

interface SurroundingsProps {
  children: ReactNode;
  /** The values from the toolbars and the story. */
  globals: Readonly<Record<string, unknown>>;
  /** True on a documentation page, which keeps its own theme, direction and size. */
  docs: boolean;
}

const SIDES = ['light', 'dark'] as const;
const TEXT_SIZES: Readonly<Record<string, string>> = { larger: '150%', double: '200%' };
const STILL = '*, *::before, *::after { animation: none !important; transition: none !important }';

/** The page around a story, as set in the toolbars: theme, direction, language, text size, motion. */
export function Surroundings({ children, globals, docs }: SurroundingsProps) {
  const { theme, direction, textSize, motion, translation } = globals;
  const language = useLanguage(globals.language);
  const rtl = direction === 'rtl';

  // Before anything inside measures itself.
  useInsertionEffect(() => {
    if (docs) return;
    const html = document.documentElement;
    if (theme === 'light' || theme === 'dark') html.dataset.credenceTheme = theme;
    else delete html.dataset.credenceTheme;
    html.dir = rtl ? 'rtl' : '';
    html.lang = language.tag;
    html.style.fontSize = TEXT_SIZES[String(textSize)] ?? '';
  }, [docs, language, rtl, textSize, theme]);

  useEffect(() => {
    if (docs || translation !== 'browser') return undefined;
    return translateLikeABrowser(document.body).end;
  }, [docs, translation]);

  return (
    <CredenceProvider {...language.provider}>
      {motion === 'reduced' && <style>{STILL}</style>}
      {theme === 'side' ? (
        <SideBySide>{children}</SideBySide>
      ) : docs && (theme === 'light' || theme === 'dark') ? (
        // The page may have another theme than a story on it.
        <CredenceProvider theme={theme} surface={false}>
          <Ground rtl={rtl}>{children}</Ground>
        </CredenceProvider>
      ) : (
        children
      )}
    </CredenceProvider>
  );
}

function SideBySide({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))' }}>
      {SIDES.map((side) => (
        <CredenceProvider key={side} theme={side} surface={false}>
          <Ground>{children}</Ground>
        </CredenceProvider>
      ))}
    </div>
  );
}

function Ground({ rtl = false, children }: { rtl?: boolean; children: ReactNode }) {
  return (
    <div
      {...(rtl ? { dir: 'rtl' } : {})}
      style={{ padding: '1rem', background: 'var(--credence-paper)', color: 'var(--credence-ink)' }}
    >
      {children}
    </div>
  );
}
