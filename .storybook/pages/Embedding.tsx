import { Part, Sheet } from './Sheet.js';

/** The kit on someone else's page: policies, shadow roots, frames. */
export function Embedding() {
  return (
    <Sheet title="Embedding" lead="On a page that is not ours: its rules, its policy, its roots.">
      <Part title="A strict content security policy">
        <p>
          The kit works under <code>style-src &apos;self&apos;</code>: its styles are files. One style element is made
          by script, which locks scrolling behind a dialog. Hand the nonce of the page to the provider, and it bears it;
          so do all styles of <code>@credence/ui/styled</code>.
        </p>
        <pre>
          <code>{'<CredenceProvider nonce={nonce}>'}</code>
        </pre>
        <p>
          Nothing is fetched from elsewhere: fonts are files of the package, pictures are drawn. No script is made from
          text.
        </p>
      </Part>
      <ShadowRoot />
      <Part title="A frame">
        <p>
          Nothing asks with <code>window.confirm</code>, which does nothing in an embedded frame: every question is a
          dialog of the kit.
        </p>
      </Part>
      <Part title="The rules of the page">
        <p>
          The reset of the kit reaches only what the kit draws. It outweighs rules of yours for names of elements, and
          yields to any class. Style parts by <code>[data-credence]</code> and <code>[data-slot]</code>, states by the
          attributes each page here lists, never by class names. Leave <code>PageStyles</code> and{' '}
          <code>styles/page.css</code> out.
        </p>
        <p>
          Sizes are in <code>rem</code>. Where the page gives <code>html</code> another text size than the reader has,
          say which, and the kit keeps its own:
        </p>
        <pre>
          <code>{'<CredenceProvider rootTextSize={62.5}>'}</code>
        </pre>
      </Part>
      <Part title="On a server">
        <p>
          Everything renders to text without a window. Ids are the same on both sides, and taking over warns of nothing.
        </p>
      </Part>
    </Sheet>
  );
}

function ShadowRoot() {
  return (
    <Part title="A shadow root">
      <p>
        Styles of a document do not reach into a shadow root, so the style sheet has to be put there, and dialogs and
        menus have to be drawn there too:
      </p>
      <pre>
        <code>{`import sheet from '@credence/ui/styles.css?inline'; // with Vite: its text

const root = host.attachShadow({ mode: 'open' });
root.appendChild(document.createElement('style')).textContent = sheet;
const mount = root.appendChild(document.createElement('div'));

createRoot(mount).render(
  <CredenceProvider portalContainer={mount}>
    <App />
  </CredenceProvider>,
);`}</code>
      </pre>
      <p>
        With <code>@credence/ui/styled</code> there is no sheet: <code>{'styleTarget={root}'}</code> on the provider
        puts its styles there. The tokens stand on <code>:host</code> as well. <code>@font-face</code> does not work
        inside a shadow root: load <code>fonts.css</code> in the document.
      </p>
    </Part>
  );
}
