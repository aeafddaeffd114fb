import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { checker, declared, exported, ownProperties } from './exported.js';
import { isOurs, program } from './program.js';

interface Callback {
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly type: ts.Type }[];
}

/** Exported interfaces, and props that are a union of them. */
const interfaces = exported.filter(
  (symbol) => declared(symbol).flags & ts.SymbolFlags.Interface || symbol.name.endsWith('Props'),
);

/** What `renderSliders` is given to call itself. */
const SETTERS = 'CombinationQuestion';

/** Every `on…` of an exported interface, with what it is called with. */
const callbacks: readonly Callback[] = interfaces
  .filter(({ name }) => name !== SETTERS)
  .flatMap((symbol) =>
    ownProperties(symbol)
      .filter((property) => /^on[A-Z]/.test(property.name) && !isNone(property))
      .map((property) => ({ name: `${symbol.name}.${property.name}`, parameters: parametersOf(property) })),
  );

/** `onValueChange?: undefined`, where props are without a handler. */
function isNone(property: ts.Symbol): boolean {
  const written = checker.getNonNullableType(checker.getTypeOfSymbol(property));
  return Boolean(written.flags & ts.TypeFlags.Never);
}

function parametersOf(property: ts.Symbol) {
  const [signature] = signaturesOf(property);
  if (!signature) throw new Error(`${property.name} cannot be called.`);
  return signature;
}

/** With what a property can be called, in each way; none if it is no function. */
function signaturesOf(property: ts.Symbol): Callback['parameters'][] {
  const signatures = checker.getNonNullableType(checker.getTypeOfSymbol(property)).getCallSignatures();
  return signatures.map(({ parameters }) =>
    parameters.map((symbol) => ({
      name: symbol.name,
      type: checker.getNonNullableType(checker.getTypeOfSymbol(symbol)),
    })),
  );
}

const has = (type: ts.Type, ...names: readonly string[]) => names.every((name) => type.getProperty(name) !== undefined);

/** `()` for an action, `(event)` for what an element says itself, `(value, details)` for everything else. */
function isUsual([first, details, more]: Callback['parameters']): boolean {
  if (!first) return true;
  if (!details) return first.name === 'event';
  return !more && details.name === 'details' && has(details.type, 'reason', 'event');
}

test('R-3110: whatever is called with a value is called with `details` after it: the reason, and the event', () => {
  expect(callbacks.length).toBeGreaterThan(60);
  const unusual = callbacks.filter(({ parameters }) => !isUsual(parameters)).map(({ name }) => name);
  expect(unusual).toEqual([]);
});

/** The names of the actions: what is called with nothing. */
const actions = new Set(
  callbacks.filter(({ parameters }) => parameters.length === 0).map(({ name }) => name.replace(/^.*\./, '')),
);

const takesNothing = (type: ts.Type) =>
  checker
    .getNonNullableType(type)
    .getCallSignatures()
    .every(({ parameters }) => parameters.length === 0);

/** Where an action is given, as it is, to something that calls it with a value: `onClick={onConfirm}`. */
function handedOn(node: ts.Node): readonly string[] {
  const below = node.getChildren().flatMap(handedOn);
  if (!ts.isIdentifier(node) || !actions.has(node.text) || !ts.isJsxExpression(node.parent)) return below;
  const taken = checker.getContextualType(node);
  const isHandedOn = taken && takesNothing(checker.getTypeAtLocation(node)) && !takesNothing(taken);
  return isHandedOn ? [node.parent.parent.getText()] : [];
}

test('R-3650: an action is given to nothing that would call it with an event', () => {
  expect(actions.size).toBeGreaterThan(5);
  const found = program
    .getSourceFiles()
    .filter(isOurs)
    .flatMap((file) => handedOn(file).map((text) => `${path.basename(file.fileName)}: ${text}`));
  expect(found).toEqual([]);
});

test('R-3188: what a function of the interface takes as `details` is said of an event', () => {
  const taken = exported
    .flatMap((symbol) => ownProperties(symbol).map((property) => [symbol.name, property] as const))
    .flatMap(([owner, property]) =>
      signaturesOf(property)
        .flat()
        .filter(({ name }) => name === 'details')
        .map(({ type }) => ({ name: `${owner}.${property.name}`, isOfEvent: has(type, 'event') })),
    );
  expect(taken.map(({ name }) => name)).toContain('CombinationQuestion.onRemarksChange');
  expect(taken.filter(({ isOfEvent }) => !isOfEvent).map(({ name }) => name)).toEqual([]);
});

test('R-3111: no name in the interface is that of a wire format, and nothing is taken whatever it is', () => {
  const properties = interfaces.flatMap((symbol) =>
    ownProperties(symbol).map((property) => [`${symbol.name}.${property.name}`, property] as const),
  );
  expect(properties.length).toBeGreaterThan(500);
  const whatever = ts.TypeFlags.Unknown | ts.TypeFlags.Any;
  const foreign = properties.filter(
    ([name, property]) => name.includes('_') || checker.getTypeOfSymbol(property).flags & whatever,
  );
  expect(foreign.map(([name]) => name)).toEqual([]);
});
