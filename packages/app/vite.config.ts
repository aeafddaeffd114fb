import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontPreload } from './fontPreload.js';

export default defineConfig({
  plugins: [react(), fontPreload()],
  build: {
    outDir: 'dist',
    sourcemap: true,
    // A font or picture in a data: address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Every browser that can run the page preloads modules by itself.
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
