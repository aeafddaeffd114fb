import ts from 'typescript';
import { expect, test } from 'vitest';
import { checker, exported, ownProperties, writtenType } from './exported.js';

/** Whether a prop takes `undefined` as it is written, and not only by being left out. */
function takesUndefined(property: ts.Symbol): boolean {
  const written = writtenType(property);
  if (!written) return true;
  const type = checker.getTypeFromTypeNode(written);
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(({ flags }) => Boolean(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Any | ts.TypeFlags.Unknown)));
}

test('R-3488: whatever may be left out of the props takes `undefined` too', () => {
  const optional = exported
    .filter(({ name }) => name.endsWith('Props'))
    .flatMap((symbol) => ownProperties(symbol).map((property) => ({ owner: symbol.name, property })))
    .filter(({ property }) => property.flags & ts.SymbolFlags.Optional);
  expect(optional.length).toBeGreaterThan(200);
  const refusing = optional.filter(({ property }) => !takesUndefined(property));
  expect(refusing.map(({ owner, property }) => `${owner}.${property.name}`)).toEqual([]);
});
