import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import vue from './vue/plugin.js';

// One page a framework, each built with the framework's own plugin. Angular compiles its templates in the browser.
export default defineConfig({
  plugins: [vue, svelte()],
  define: { ngDevMode: 'false', ngJitMode: 'true', ngServerMode: 'false' },
  build: {
    target: 'es2022',
    rolldownOptions: { input: ['vue', 'svelte', 'angular', 'react'].map((name) => `${name}/index.html`) },
  },
});
