import { loadInUse } from '../src/elicitation/probability-slider/loadInUse.js';

// A test begins where sliders have been pointed at before. What people do earlier is tested on a page as it is published
// (embeds/inUse.test.ts).
await loadInUse();
