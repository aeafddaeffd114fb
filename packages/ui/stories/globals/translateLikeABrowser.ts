/** What no translator touches. */
const LEFT_ALONE = '[translate="no"], script, style, noscript, textarea, svg, font';

/** A page that is translated by the browser. */
export interface TranslatedPage {
  /** Texts that have changed since, while the page goes on showing what they were. */
  readonly staleTexts: () => readonly string[];
  /** Translates nothing more. What is translated stays. */
  readonly end: () => void;
}

interface Replacement {
  /** The text node that React knows and that is no longer on the page. */
  readonly text: Text;
  readonly was: string;
  readonly shown: Element;
}

/**
 * Does to a page what the translators of Chrome and Edge do: each text node, also one that comes later, is taken away, and
 * two nested `<font>` stand in its place. The words stay the same, so that they can be read and compared.
 */
export function translateLikeABrowser(page: Element): TranslatedPage {
  const replacements: Replacement[] = [];
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) return;
    const shown = document.createElement('font');
    const inner = document.createElement('font');
    for (const font of [shown, inner]) font.style.verticalAlign = 'inherit';
    inner.append(text.data);
    shown.append(inner);
    text.replaceWith(shown);
    replacements.push({ text, was: text.data, shown });
  };
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(replaceIn);
  });
  replaceIn(page);
  observer.observe(page, { childList: true, subtree: true });

  return {
    staleTexts: () =>
      replacements
        .filter(({ text, was, shown }) => text.data !== was && shown.isConnected)
        .map(({ text, was }) => `“${was}” in place of “${text.data}”`),
    end: () => observer.disconnect(),
  };
}
