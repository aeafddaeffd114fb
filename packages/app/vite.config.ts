import { onlyParts } from '@credence/text/onlyParts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledSheets } from '../../build/styles/compiledSheets.js';
import { acyclicChunks } from './acyclicChunks.js';
import { compressed } from './compressed.js';
import { dedupe, firstPages } from './firstPages.js';
import { fontPreload } from './fontPreload.js';
import { inlined } from './inlined.js';
import { leanFonts } from './leanFonts.js';
import { leanRouter } from './leanRouter.js';

export default defineConfig({
  plugins: [
    compiledSheets(),
    react(),
    onlyParts(
      [
        'app',
        'institution',
        'leftStudies',
        'names',
        'secondFactor',
        'study',
        'studyDeputy',
        'studyInvitation',
        'studyLetter',
        'studyResults',
        'takingPart',
      ],
      'english',
    ),
    firstPages(),
    leanFonts(),
    leanRouter(),
    fontPreload(),
    acyclicChunks(),
    inlined(),
    compressed(),
  ],
  resolve: { dedupe },
  build: {
    outDir: 'dist',
    sourcemap: true,
    // A font or picture in a data: address would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Every browser that can run the page preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A small request costs more than its bytes: what every page needs is one file, the words are one with what reads
        // them, and so is what many screens share, apart from them, so that signing in does not load dialogs.
        // Each group takes all that its modules import, so no chunk ever imports one of a later group: cut by entries and
        // merged by size, as `entriesAware` does it, chunks imported each other whenever a few modules came or went.
        // The looks of what several screens show are one, too: most of them are smaller than the request.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            {
              name: 'words',
              test: /\/text\/(?:src\/(?:english\/app|dateFormat)|catalogue|useText|wordsOfPart)\.ts$/,
              priority: 2,
            },
            { name: 'looks', test: /\.styles\.ts\.css$/, minShareCount: 2, priority: 1 },
            { name: 'shared', minShareCount: 8 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
