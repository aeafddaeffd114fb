import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { minifyStyles } from '../styles/minifyStyles.ts';

const BY_REACT = /^import (?!type\b)[^;]*? from '(?:react|styled-components)';/m;

/**
 * True if a module of the kit runs only where React keeps state: components, hooks, contexts and styles. Words and
 * plain functions stay usable in server components.
 */
export const isForTheClient = (file: string, source: string): boolean => file.endsWith('.tsx') || BY_REACT.test(source);

/** Writes `'use client'` at the head of every module that needs it, on its first line so that all lines stay in place. */
export const clientModules: Plugin = {
  name: 'client-modules',
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const short = path.endsWith('.styles.ts') ? minifyStyles(source, path) : source;
      return {
        contents: isForTheClient(path, source) ? `'use client';${short}` : short,
        loader: path.endsWith('.tsx') ? 'tsx' : 'ts',
      };
    });
  },
};
