const rules: string[] = [];
let sheet: CSSStyleSheet | undefined;

/**
 * Adds rules of the kit to every shadow root. The build writes a call into each style module, so that an element brings
 * the rules of what it shows; with styled-components, which writes them into the shadow root, there are none.
 */
export function addRules(css: string): void {
  rules.push(css);
  sheet?.replaceSync(rules.join(''));
}

/** The style sheet of all shadow roots, made once. As an object it needs no nonce. */
export function kitSheet(ground: () => string): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  rules.unshift(ground());
  sheet.replaceSync(rules.join(''));
  return sheet;
}
