/**
 * The rules of a style sheet that a page needs: those of its elements, and those of no element alone.
 * @param css compiled and minified
 */
export function usedRules(css: string, html: string): string[] {
  const given = new Set(html.match(CLASS));
  return rulesOf(css).filter((rule) => {
    const named = rule.match(CLASS);
    return !named || named.some((name) => given.has(name));
  });
}

/** As `build/styles` names them, and keyframes alike. */
const CLASS = /\bc[0-9a-f]{6}-[0-9a-z]+\b/g;

/** Each rule, with what encloses it. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (css[at] !== '}' || depth > 0) continue;
    rules.push(css.slice(from, at + 1));
    from = at + 1;
  }
  return rules;
}
