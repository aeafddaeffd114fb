import { type ReactNode, useId } from 'react';

/** What Bootstrap's reboot and forms say of every element. */
const POLITE = `
  *, ::before, ::after { box-sizing: border-box }
  :scope { font: 16px/1.5 system-ui, sans-serif; color: light-dark(#212529, #dee2e6); background: light-dark(#fff, #212529) }
  h1, p, ol, ul { margin: 0 0 1rem } h1 { font-size: 2rem; font-weight: 500; line-height: 1.2 }
  ol, ul { padding-left: 2rem } label, output { display: inline-block }
  input, button { margin: 0; font: inherit } svg { vertical-align: middle }
  button { border-radius: 0 } legend { float: left; width: 100% }
`;

/** What no component on the page withstands. */
const HOSTILE = `
  * { box-sizing: content-box !important; letter-spacing: 3px !important; line-height: 3 !important }
  :scope { font: italic 22px cursive; color: light-dark(#b00020, #ff8a9a); background: light-dark(#fff, #1c1b19); text-transform: uppercase; text-align: center }
  button { all: unset } input { width: 100% !important; height: 60px !important } svg { width: 200px !important }
`;
const SHEETS = { polite: POLITE, hostile: HOSTILE };

export interface PageOfOthersProps {
  readonly rules: keyof typeof SHEETS;
  readonly children: ReactNode;
}

/** A survey of somebody else, whose rules are for every element on it. */
export function PageOfOthers({ rules, children }: PageOfOthersProps) {
  const id = useId();
  return (
    <section id={id}>
      <style>{`@scope (#${CSS.escape(id)}) { ${SHEETS[rules]} }`}</style>
      <div style={{ maxInlineSize: '45rem', padding: '1rem' }}>
        <h1>A survey</h1>
        <p>These words and this button belong to the page.</p>
        {children}
        <p style={{ marginBlockStart: '1rem' }}>
          <button type="button">Send</button>
        </p>
      </div>
    </section>
  );
}
