import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesBelow } from '../../build/fingerprint.ts';
import { inRoot } from '../../build/workspace.ts';

export interface Story {
  /** `Solid`, the name of its export. */
  name: string;
  /** True if a play function or a `.test` makes assertions. */
  proves: boolean;
  /** True if its own play function clicks, types or moves the focus. */
  acts: boolean;
  /** True if it sets nothing but what the toolbars offer: theme, direction or width. */
  looksOnly: boolean;
}

export interface StoryFile {
  path: string;
  stories: Story[];
  /** The text of every `a11y` setting, since each could hide something from axe. */
  a11y: string[];
}

/** The story files below the given folders. */
export const storyFiles = (folders: readonly string[] = ['packages/ui/src', 'packages/app/src']) =>
  filesBelow(folders)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readStories(file, readFileSync(inRoot(file), 'utf8')));

/** The stories in one file as written: `export const Solid = meta.story({ … })` or `Other.extend({ … })`. */
export function readStories(path: string, source: string): StoryFile {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const found = new Map<string, Story>();
  const a11y: string[] = [];
  let metaPlays = false;

  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'a11y') a11y.push(node.initializer.getText(file));
    const call = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) ? node : undefined;
    if (call && ts.isPropertyAccessExpression(call.expression)) {
      const [on, method] = [call.expression.expression.getText(file), call.expression.name.text];
      if (method === 'meta') metaPlays ||= plays(call);
      const tested = method === 'test' ? found.get(on) : undefined;
      if (tested) tested.proves = true;
      const name = exported(call);
      const own = { looksOnly: setsOnlyLooks(call), acts: GESTURE.test(call.getText(file)) };
      if (name && method === 'story') found.set(name, { name, proves: metaPlays || plays(call), ...own });
      if (name && method === 'extend')
        found.set(name, { name, proves: plays(call) || (found.get(on)?.proves ?? false), ...own });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { path, stories: [...found.values()], a11y };
}

/** True if the options passed to a call contain a play function. */
function plays(call: ts.CallExpression): boolean {
  const [settings] = call.arguments;
  if (!settings || !ts.isObjectLiteralExpression(settings)) return false;
  return settings.properties.some((property) => property.name?.getText() === 'play');
}

const GESTURE = /\buserEvent\b|\bfireEvent\b|\.focus\(\)/;

const LOOKS = new Set(['theme', 'direction', 'viewport']);

/** True if a call passes only `globals` for the look, perhaps with a decorator for the direction or a shared play. */
function setsOnlyLooks(call: ts.CallExpression): boolean {
  const [settings] = call.arguments;
  if (!settings || !ts.isObjectLiteralExpression(settings)) return false;
  if (!settings.properties.some((property) => property.name && property.name.getText() !== 'play')) return false;
  return settings.properties.every((property) => {
    const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
    if (!value) return false;
    switch (property.name?.getText()) {
      case 'globals':
        return (
          ts.isObjectLiteralExpression(value) && value.properties.every((each) => LOOKS.has(each.name?.getText() ?? ''))
        );
      case 'decorators':
        return value.getText().includes('dir="rtl"');
      case 'play':
        return ts.isIdentifier(value);
      default:
        return false;
    }
  });
}

/** The name under which a call's result is exported; undefined if it is not. */
function exported(call: ts.CallExpression): string | undefined {
  const declaration = call.parent;
  if (!ts.isVariableDeclaration(declaration) || !ts.isIdentifier(declaration.name)) return undefined;
  const statement = declaration.parent.parent;
  const isExported =
    ts.isVariableStatement(statement) && statement.modifiers?.some((each) => each.kind === ts.SyntaxKind.ExportKeyword);
  return isExported ? declaration.name.text : undefined;
}
