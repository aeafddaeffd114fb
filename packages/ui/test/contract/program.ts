import path from 'node:path';
import ts from 'typescript';

const packageRoot = path.resolve(import.meta.dirname, '../..');
const configFile = path.join(packageRoot, 'tsconfig.build.json');
const { config } = ts.readConfigFile(configFile, (file) => ts.sys.readFile(file)) as { config: object };
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, packageRoot, {}, configFile);

/** The kit as the compiler sees it, starting from its entries. */
export const program = ts.createProgram(
  ['index.ts', 'screens.ts'].map((entry) => path.join(packageRoot, 'src', entry)),
  { ...options, noEmit: true },
);

/** Whether something is declared by the kit itself, not by React or a library. */
export const isOurs = (node: ts.Node): boolean =>
  node.getSourceFile().fileName.startsWith(`${packageRoot.replaceAll(path.sep, '/')}/src/`);
