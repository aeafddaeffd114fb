import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { moves } from '../../codemod/moves.js';
import { declared, exported, ofScreens, ownProperties } from './exported.js';

type Interface = Readonly<Record<string, readonly string[]>>;

// What each version exported, with the members of its interfaces.
const folder = path.join(import.meta.dirname, '../../codemod/released');
const released = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Interface,
);
const now: Interface = Object.fromEntries(
  exported.map((symbol) => [
    symbol.name,
    declared(symbol).declarations ? ownProperties(symbol).map(({ name }) => name) : [],
  ]),
);
const nameNow = (name: string) => moves.exports[name] ?? name;
const wasReleased = (name: string, member?: string) =>
  released.some((version) => (member === undefined || version[name]?.includes(member) ? name in version : false));
const propsOf = (tables: Readonly<Record<string, object>>) =>
  Object.entries(tables).flatMap(([component, table]) =>
    Object.keys(table).map((prop) => [`${component}Props`, prop] as const),
  );

test('R-3114: the table of moves leads to what is there, from what is there no longer', () => {
  expect(Object.values(moves.exports).filter((name) => !(name in now))).toEqual([]);
  expect([...Object.keys(moves.exports), ...Object.keys(moves.removed)].filter((name) => name in now)).toEqual([]);
  expect(Object.keys(moves.unstyled).filter((name) => !(name in now))).toEqual([]);
  const to = Object.entries(moves.props).flatMap(([component, table]) =>
    Object.entries(table).map(([old, prop]) => ({ component, old, prop, has: now[`${component}Props`] ?? [] })),
  );
  const open = propsOf(moves.defaults).filter(([type, prop]) => !now[type]?.includes(prop));
  expect(open).toEqual([]);
  expect(to.filter(({ has, prop, old }) => !has.includes(prop) || has.includes(old))).toEqual([]);
});

test('R-3114: the table of moves has names that a version had, and nothing that was never released', () => {
  const names = [...Object.keys(moves.exports), ...Object.keys(moves.removed), ...Object.keys(moves.reshaped)];
  expect(names.filter((name) => !wasReleased(name))).toEqual([]);
  const ofLibraries = ['ConfirmDialog', 'Dialog', 'NoticeModal'].flatMap((name) =>
    Object.keys(moves.changed[name] ?? {}).map((prop) => `${name}Props ${prop}`),
  );
  const props = [...propsOf(moves.props), ...propsOf(moves.changed), ...propsOf(moves.defaults)].filter(
    ([type, prop]) => !wasReleased(type, prop),
  );
  // What a component took of Radix's dialogs stands in no report of the kit.
  expect(props.map((each) => each.join(' '))).toEqual(ofLibraries);
});

test('R-3196: whatever a version had and is no longer there has a line in the table of moves', () => {
  const gone = released.flatMap((version) => Object.keys(version)).filter((name) => !(nameNow(name) in now));
  expect(gone.length).toBeGreaterThan(3);
  expect(gone.filter((name) => !(name in moves.removed))).toEqual([]);

  const members = released.flatMap((version) =>
    Object.entries(version).flatMap(([name, list]) =>
      list.filter((each) => now[nameNow(name)] && !now[nameNow(name)]?.includes(each)).map((each) => ({ name, each })),
    ),
  );
  const unsaid = members.filter(({ name, each }) => {
    const component = name.replace(/Props$/, '');
    const tables = { ...moves.props[component], ...moves.changed[component] };
    return !(each in tables) && !(name in moves.reshaped);
  });
  expect(members.map(({ name, each }) => `${name} ${each}`)).toContain('Activity metadata');
  expect(unsaid).toEqual([]);
});

test('R-3186: the table of moves names what the entry of the screens has, and nothing of the kit', () => {
  const screens = ofScreens.map(({ name }) => name);
  expect(moves.screens.filter((name) => !screens.includes(name))).toEqual([]);
  expect(screens.filter((name) => !moves.screens.includes(name))).toEqual([]);
});
