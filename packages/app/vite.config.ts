import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { fontPreload } from './fontPreload.js';

export default defineConfig({
  plugins: [
    react(),
    fontPreload(),
    // The server sends the sibling that the browser can read; one that is not smaller is not written.
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      include: /\.(?:html|js|css|svg|json|txt|map|webmanifest)$/,
      threshold: 0,
    }),
  ],
  build: {
    outDir: 'dist',
    sourcemap: true,
    // The application, and the question that other sites show in a frame: it knows no session.
    rollupOptions: { input: ['index.html', 'embed.html'] },
    // A font or picture in a data: address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Every browser that can run the page preloads modules by itself.
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
