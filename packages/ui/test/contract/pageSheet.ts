/** Every rule of the page as one sheet: what somebody puts `styles.css` into a shadow root as. */
export function pageSheet(): CSSStyleSheet {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join('\n'));
  return sheet;
}
