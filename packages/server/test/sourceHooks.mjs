// Lets a child process of a test run our TypeScript as it stands: node --import ./sourceHooks.mjs file.ts
import { registerHooks } from 'node:module';

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
