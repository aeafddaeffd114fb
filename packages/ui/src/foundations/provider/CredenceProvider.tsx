import { type ReactNode, useContext, useEffect, useInsertionEffect, useMemo, useState } from 'react';
import type { PartialLabels } from '../../labels/labels.js';
import { remsOfReader } from './remsOfReader.js';
import { CredenceStyles } from '../theme/CredenceStyles.styles.js';
import { StyleSheetManager, ThemeScope } from './Provider.styles.js';
import { CredenceContext } from './useCredence.js';
import { warnOfLanguage } from './warnOfLanguage.js';

/** @since 0.1.0 */
export interface CredenceProviderProps {
  children?: ReactNode;
  /** Replaces any of the kit's strings. Omitted ones are inherited from the surrounding provider, or stay English. */
  labels?: PartialLabels | undefined;
  /**
   * BCP 47 tag for numbers, dates and sorting, where it is not that of the labels: `de-CH`, or a language that the page
   * brings words for. Defaults to the `locale` of the labels, then to that of the surrounding provider, else to `en`.
   * In development, a locale in another language than the words is warned of.
   */
  locale?: string | undefined;
  /**
   * Light, dark, or what the reader's system says, for this subtree. Defaults to that of the surrounding provider, else
   * to the `color-scheme` of the page.
   */
  theme?: 'light' | 'dark' | 'system' | undefined;
  /**
   * With `theme`: whether the part has a ground of its own, the theme's paper, so that it can be read on a page of the
   * other scheme. False where the page lays it on a ground that fits: then the wrapper has no box either.
   * @default true
   */
  surface?: boolean | undefined;
  /**
   * The text size that the page gives `html`, in percent of the reader's own: 62.5 on pages that count in tenths. The
   * kit is then as large as on a page with 100. Defaults to that of the surrounding provider, else to 100. A page that is
   * rendered on a server sets `--credence-rem: 1.6rem` on `html` itself, so that nothing moves once scripts run.
   */
  rootTextSize?: number | undefined;
  /**
   * The nonce of a strict Content-Security-Policy, set on every style element: through the global `__webpack_nonce__` on
   * the one that locks scrolling while a dialog is open, and with `@credence/ui/styled` on the kit's own.
   */
  nonce?: string | undefined;
  /**
   * With `@credence/ui/styled`: where style elements are inserted, the shadow root containing the components. Defaults to
   * the document's head. A style sheet belongs into the shadow root itself.
   */
  styleTarget?: HTMLElement | ShadowRoot | undefined;
  /** Where dialogs and menus are rendered. Defaults to the document's body. */
  portalContainer?: HTMLElement | undefined;
}

/** The reader's own text size, where a page gives `html` another one. */
const REM = '--credence-rem';

/**
 * Provides labels, language and theme. One per page is enough; nested ones inherit what they omit. How everything looks
 * is in the style sheet; only with `@credence/ui/styled` it brings the tokens and the reset as well.
 * @since 0.1.0
 */
export function CredenceProvider({
  children,
  labels,
  locale,
  theme,
  surface = true,
  rootTextSize,
  nonce,
  styleTarget,
  portalContainer,
}: CredenceProviderProps) {
  const around = useContext(CredenceContext);
  const value = useMemo(
    () => ({
      labels: mergeLabels(around.labels, labels),
      locale: locale ?? labels?.locale ?? around.locale,
      theme: theme ?? around.theme,
      rootTextSize: rootTextSize ?? around.rootTextSize,
      portalContainer: portalContainer ?? around.portalContainer,
    }),
    [around, labels, locale, theme, rootTextSize, portalContainer],
  );

  const stylisPlugins = useMemo(
    () => (value.rootTextSize === 100 ? undefined : [remsOfReader(value.rootTextSize)]),
    [value.rootTextSize],
  );

  // The wrapper stays once it is there: without it, what is inside would start anew.
  const [isScoped, setScoped] = useState(false);
  if (theme && !isScoped) setScoped(true);

  const { labels: words, locale: tag } = value;
  useEffect(() => warnOfLanguage(words, tag), [words, tag]);

  useInsertionEffect(() => {
    // Read by the library that locks the page behind a dialog; there is no other way to pass it.
    if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
  }, [nonce]);

  useInsertionEffect(() => {
    if (rootTextSize === undefined) return undefined;
    // Sizes in the kit's style sheets are multiples of it; `html` is where the tokens are.
    const { style } = document.documentElement;
    style.setProperty(REM, `${100 / rootTextSize}rem`);
    return () => void style.removeProperty(REM);
  }, [rootTextSize]);

  return (
    <StyleSheetManager
      {...(nonce ? { nonce } : {})}
      {...(styleTarget ? { target: styleTarget } : {})}
      {...(stylisPlugins ? { stylisPlugins } : {})}
    >
      <CredenceStyles />
      <CredenceContext.Provider value={value}>
        {theme || isScoped ? (
          <ThemeScope data-credence-theme={theme} data-surface={theme && surface ? '' : undefined}>
            {children}
          </ThemeScope>
        ) : (
          children
        )}
      </CredenceContext.Provider>
    </StyleSheetManager>
  );
}

type Groups = Readonly<Record<string, object | undefined>>;

/** The inherited labels with replacements, string by string. */
function mergeLabels(around: PartialLabels, given: PartialLabels | undefined): PartialLabels {
  if (!given) return around;
  // Keyed by plain strings: the union of all groups is too much for the compiler.
  const outer = around as Groups;
  const { locale = around.locale, ...groups } = given;
  const merged = Object.entries(groups as Groups).map(([group, words]) => [group, { ...outer[group], ...words }]);
  return { ...outer, ...(Object.fromEntries(merged) as Groups), ...(locale ? { locale } : {}) };
}
