import type { Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';

/**
 * The server sends the sibling that the browser can read; one that is not smaller is not written. Source maps, which
 * only developers open, are most of the bytes and not worth the time.
 */
export const compressed = (): Plugin =>
  compression({
    algorithms: ['brotliCompress', 'gzip'],
    include: /\.(?:js|css|svg|json|txt|webmanifest)$/,
    threshold: 0,
  });
