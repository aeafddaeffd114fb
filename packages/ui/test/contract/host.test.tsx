import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CredenceProvider, Text } from '../../src/index.js';
import { failOnConsole } from './console.js';
import { emulate, endEmulation } from './emulation.js';
import { ofKind, specimens } from './specimens.js';

failOnConsole();
endEmulation();

const PAGE = `
  <h1>Title</h1><p>Text with <a href="#here">a link</a>, <mark>a mark</mark> and <code>code</code></p>
  <ul><li>One</li></ul><ol><li>One</li></ol><dl><dt>Word</dt><dd>Meaning</dd></dl><hr>
  <form><fieldset><legend>Form</legend><label>Name <input></label><input type="checkbox"><input type="range">
  <select><option>One</option></select><textarea></textarea><button>Send</button><progress></progress></fieldset></form>
  <table><caption>Table</caption><tr><th>Head</th><td>Cell</td></tr></table><svg width="8" height="8"></svg>
  <figure><figcaption>Figure</figcaption></figure><details open><summary>More</summary>Text</details>`;

let host: HTMLElement;
let corner: HTMLElement;

/** A page of somebody else, white and without a word about colour schemes, on a dark system. */
beforeEach(async () => {
  await emulate({ features: [{ name: 'prefers-color-scheme', value: 'dark' }] });
  host = document.body.appendChild(document.createElement('main'));
  host.append(document.createRange().createContextualFragment(PAGE));
  // Out of the flow, so that nothing of the page gives way to it.
  corner = document.body.appendChild(document.createElement('div'));
  corner.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 600px; block-size: 400px; overflow: auto';
});
afterEach(() => {
  host.remove();
  corner.remove();
  document.documentElement.style.colorScheme = '';
});

/** Every computed style of the page by element and property, but for the tokens, which only the kit reads. */
function stylesOfThePage(): Map<string, string> {
  const found = new Map<string, string>();
  const all = [document.documentElement, document.body, host, ...host.querySelectorAll('*')];
  for (const [index, element] of all.entries()) {
    for (const pseudo of [undefined, '::before', '::after', '::marker', '::placeholder']) {
      const style = getComputedStyle(element, pseudo);
      for (const property of [...style].filter((name) => !name.startsWith('--credence-')))
        found.set(`${index} ${element.localName}${pseudo ?? ''} ${property}`, style.getPropertyValue(property));
    }
  }
  return found;
}

const changed = (before: Map<string, string>) =>
  [...stylesOfThePage()].flatMap(([name, value]) =>
    before.get(name) === value ? [] : [`${name}: ${before.get(name)} -> ${value}`],
  );

test('R-2708: no computed style of the page around it changes, whatever of the kit is on it', async () => {
  const before = stylesOfThePage();
  expect(before.size).toBeGreaterThan(10_000);
  await render(
    <CredenceProvider theme="dark">
      <CredenceProvider theme="system">
        {ofKind('plain', 'field').map(([name, specimen]) => (
          <div key={name}>{specimen.render({})}</div>
        ))}
      </CredenceProvider>
    </CredenceProvider>,
    { container: corner },
  );
  expect(changed(before)).toEqual([]);
});

test('R-2708: the watch over the page detects a change', () => {
  const before = stylesOfThePage();
  document.documentElement.style.colorScheme = 'light dark';
  expect(changed(before).length).toBeGreaterThan(20);
});

/** What Bootstrap says of bare elements, after the styles of the kit, where the last of equals would win. */
const BY_NAME = `p, ul, ol, dl { margin-bottom: 1rem } ul, ol { padding-left: 2rem } dd { margin-left: 0; margin-bottom: .5rem }
  h1, h2, h3 { margin-bottom: .5rem } mark { padding: .1875em; background-color: #fff3cd; color: #212529 }`;

test.each(['Alert', 'Combobox', 'ErrorSummary', 'Text'])(
  'R-2711: %s keeps its own margins and marks on a page that styles elements by name',
  async (name) => {
    const specimen = specimens.find(([each]) => each === name)?.[1];
    await render(<CredenceProvider>{specimen?.render({})}</CredenceProvider>, { container: corner });
    const parts = () =>
      [...corner.querySelectorAll('p, ul, ol, li, mark, h2, h3')].map((part) => {
        const { margin, padding, backgroundColor, color } = getComputedStyle(part);
        return `${part.localName} ${margin} ${padding} ${backgroundColor} ${color}`;
      });
    const before = parts();
    expect(before.length).toBeGreaterThan(0);
    const sheet = document.body.appendChild(document.createElement('style'));
    sheet.textContent = BY_NAME;
    const after = parts();
    sheet.remove();
    expect(after).toEqual(before);
  },
);

const ink = (theme?: 'light' | 'dark' | 'system') =>
  render(
    <CredenceProvider {...(theme ? { theme } : {})}>
      <Text>Text</Text>
    </CredenceProvider>,
    { container: corner },
  ).then(() => getComputedStyle(corner.querySelector('[data-credence]') as Element).color);

test('R-2709: the kit is dark on white where the page says nothing of schemes, light where the page is dark', async () => {
  const onWhite = await ink();
  expect(onWhite).toBe(await ink('light'));
  document.documentElement.style.colorScheme = 'dark';
  const onDark = await ink();
  expect(onDark).toBe(await ink('dark'));
  expect(onDark).not.toBe(onWhite);
});

test('R-2709: with the theme "system" it follows the system', async () => {
  expect(await ink('system')).toBe(await ink('dark'));
  await emulate({ features: [{ name: 'prefers-color-scheme', value: 'light' }] });
  expect(await ink('system')).toBe(await ink('light'));
});
