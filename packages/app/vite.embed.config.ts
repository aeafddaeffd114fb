import { defineConfig, mergeConfig } from 'vite';
import application from './vite.config.js';

/**
 * The question that other sites show in a frame: built by itself, beside the application, so that neither loads or runs
 * anything of the other.
 */
export default mergeConfig(
  { ...application, build: { ...application.build, rolldownOptions: {} } },
  defineConfig({ build: { emptyOutDir: false, rolldownOptions: { input: 'embed.html' } } }),
);
