import type { Page } from 'playwright';

/** What the author of a page that shows our questions wrote there, beside them. */
export const OWN = `<section id="own">
  <h1>A survey</h1><p>Some <a href="#own">text</a>, <mark>marked</mark>.</p>
  <ul><li>first</li></ul><label>Name <input></label><input type="range"><button type="button">Send</button>
  <table><tr><th>Year</th><td>2024</td></tr></table><dialog open>Hello</dialog><svg width="9" height="9"></svg></section>`;

/** Where that is: beside the questions, so that neither moves the other. */
export const OWN_PLACE =
  '#own { position: absolute !important; left: 800px !important; top: 0 !important; width: 300px !important }';

/** Every computed style of what the author wrote, of `html` and of `body`, one a line; our own tokens are left out. */
export const hostStyles = (page: Page) =>
  page.evaluate(() => {
    const own = [document.documentElement, document.body, ...document.querySelectorAll('#own, #own *')];
    return own.flatMap((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((name) => !name.startsWith('--credence-')).sort();
      return names.map((name) => `${element.localName} { ${name}: ${style.getPropertyValue(name)} }`);
    });
  });

/** The styles that are not as they were. */
export const changedStyles = (before: readonly string[], after: readonly string[]) =>
  after.filter((style, index) => style !== before[index]);
