// Lets a child process of a test run our TypeScript as it stands: node --import ./sourceHooks.mjs file.ts
import { enableCompileCache, registerHooks } from 'node:module';

// The next process that starts need not strip types and compile again.
enableCompileCache();

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.startsWith('.') || !specifier.endsWith('.js')) return nextResolve(specifier, context);
    try {
      return nextResolve(specifier, context);
    } catch {
      return nextResolve(specifier.replace(/\.js$/, '.ts'), context);
    }
  },
});
