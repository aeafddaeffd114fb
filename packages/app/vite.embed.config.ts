import { defineConfig, mergeConfig } from 'vite';
import application from './vite.config.js';

/** An element has its styles in its own root, which no style sheet of the page reaches. */
const plugins = application.plugins?.filter((each) => !each || !('name' in each) || each.name !== 'compiled-sheets');

/**
 * The question that other sites show in a frame: built by itself, beside the application, so that neither loads or runs
 * anything of the other.
 */
export default mergeConfig(
  { ...application, plugins, build: { ...application.build, rolldownOptions: {} } },
  defineConfig({ build: { emptyOutDir: false, rolldownOptions: { input: 'embed.html' } } }),
);
