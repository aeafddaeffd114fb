import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import reportOfScreens from '../../api/ui-screens.api.md?raw';
import report from '../../api/ui.api.md?raw';
import { CredenceProvider } from '../../src/index.js';
import { failOnConsole } from './console.js';
import type { Specimen } from './specimen.js';
import { specimens } from './specimens.js';

failOnConsole();

/** Every callback in the props of a component that is typed to be called with nothing: `ConfirmDialog onConfirm`. */
function actionsIn(text: string): readonly string[] {
  const interfaces = text.matchAll(/^export interface (?<name>\w+)Props\b[^{]*\{\n(?<members>.*?)^\}/gms);
  return [...interfaces].flatMap(({ groups }) =>
    [...(groups?.['members'] ?? '').matchAll(/^ +(?<name>on[A-Z]\w*)\??: \(*\(\) => void/gm)].map(
      (member) => `${groups?.['name']} ${member.groups?.['name']}`,
    ),
  );
}

const ways = specimens.flatMap(([name, specimen]: readonly [string, Specimen]) =>
  Object.entries(specimen.actions ?? {}).flatMap(([callback, { props, ways: each }]) =>
    Object.entries(each).map(([way, act]) => ({ action: `${name} ${callback}`, way, specimen, callback, props, act })),
  ),
);

test('R-3650: every action without a value has a way to it in the specimen of its component', () => {
  const typed = [...actionsIn(report), ...actionsIn(reportOfScreens)];
  expect(typed.length).toBeGreaterThanOrEqual(10);
  expect([...new Set(ways.map(({ action }) => action))].sort()).toEqual(typed.sort());
});

test.each(ways)(
  'R-3650: $action, by $way, is called once and with nothing',
  async ({ specimen, callback, props, act }) => {
    const action = vi.fn();
    await render(<CredenceProvider>{specimen.render({ ...props, [callback]: action })}</CredenceProvider>);
    await act();
    expect(action.mock.calls).toEqual([[]]);
  },
);
