import { type ReactNode, useContext, useInsertionEffect, useMemo } from 'react';
import type { PartialLabels } from '../../labels/labels.js';
import { mergeLabels } from './mergeLabels.js';
import { CredenceStyles } from '../theme/CredenceStyles.styles.js';
import { StyleSheetManager, ThemeScope } from './Provider.styles.js';
import { CredenceContext } from './useCredence.js';

export interface CredenceProviderProps {
  children?: ReactNode;
  /** Replaces any of the kit's strings. What is left out stays as it is around: English, where nothing else was said. */
  labels?: PartialLabels;
  /**
   * BCP 47 tag that numbers, dates and sorting follow. Left out, it is that of the provider around, else `en`.
   */
  locale?: string;
  /** Light or dark for this subtree. Left out, the provider around decides, else the reader's system. */
  theme?: 'light' | 'dark';
  /**
   * The nonce of a strict Content-Security-Policy, put on every style element: those of the kit, and through the
   * global `__webpack_nonce__` the one with which an open dialog holds the page still.
   */
  nonce?: string;
  /** Where the style elements go: the shadow root that the components stand in. Left out, the document's head. */
  styleTarget?: HTMLElement | ShadowRoot;
  /** Where dialogs and menus are rendered. Left out, the document's body. */
  portalContainer?: HTMLElement;
}

/** Puts tokens, labels and language around the components. One is enough for a page; they nest, and what one leaves out it takes from around. */
export function CredenceProvider({
  children,
  labels,
  locale,
  theme,
  nonce,
  styleTarget,
  portalContainer,
}: CredenceProviderProps) {
  const around = useContext(CredenceContext);
  const value = useMemo(
    () => ({
      labels: mergeLabels(around.labels, labels),
      locale: locale ?? around.locale,
      theme: theme ?? around.theme,
      portalContainer: portalContainer ?? around.portalContainer,
    }),
    [around, labels, locale, theme, portalContainer],
  );

  useInsertionEffect(() => {
    // Read by the library that locks the page behind a dialog; there is no other way to tell it.
    if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
  }, [nonce]);

  return (
    <StyleSheetManager {...(nonce ? { nonce } : {})} {...(styleTarget ? { target: styleTarget } : {})}>
      <CredenceStyles />
      <CredenceContext.Provider value={value}>
        {theme ? <ThemeScope data-credence-theme={theme}>{children}</ThemeScope> : children}
      </CredenceContext.Provider>
    </StyleSheetManager>
  );
}
