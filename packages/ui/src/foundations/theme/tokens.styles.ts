import { css } from 'styled-components';

/**
 * The design tokens. Every colour is light-dark(light, dark), decided where it is used: by the `color-scheme` of the
 * page, or `data-credence-theme="light|dark|system"` on any subtree. No component holds a raw colour. Re-branding takes
 * six of them: paper, ink, accent, on-accent, font-text, font-title. They are declared once, and without weight, so that
 * whatever a page says of them holds, in themes further down too. What follows from them is in derived.styles.ts.
 */
export const tokens = css`
  :where(:root), :host {
    /* ---------- paper: where things lie (warm, never pure white or black) ---------- */
    --credence-paper:          light-dark(#fbf9f4, #181715);  /* page */
    --credence-paper-raised:   light-dark(#fffefb, #211f1c);  /* dock, menu, dialog, map */
    --credence-paper-sunken:   light-dark(#f4f1e9, #121110);  /* wells, code, drop zone */
    --credence-paper-hover:    light-dark(#f3efe5, #24221f);  /* row and ghost-button hover */

    /* ---------- ink: what is read ---------- */
    --credence-ink:            light-dark(#1d1c19, #ede9e0);  /* questions, values, titles */
    --credence-ink-2:          light-dark(#504d45, #c2bcaf);  /* secondary text */
    --credence-ink-3:          light-dark(#6a665c, #a09a8c);  /* hints, axis, units: still >= 4.5 */
    --credence-ink-disabled:   light-dark(#a8a294, #615d54);  /* exempt; never the only sign */

    /* ---------- lines: hairlines first, outlines only on controls ---------- */
    --credence-hairline:       light-dark(#e5e0d4, #302d28);  /* between things (decorative) */
    --credence-hairline-strong:light-dark(#cfc8b8, #48443c);  /* under heads, axis zero */
    --credence-outline:        light-dark(#878171, #837d70);  /* control outline, rail: >= 3:1 */

    /* ---------- accent: "I chose this" and "go on". Nothing else may use it ---------- */
    --credence-accent:         light-dark(#0e4d64, #7fbdcd);
    --credence-on-accent:      light-dark(#ffffff, #0c2731);

    /* ---------- status: always icon + word + colour ---------- */
    --credence-changed:        light-dark(#854f00, #e8b563);  /* changed parent, in progress */
    --credence-changed-soft:   light-dark(#f9eed8, #342811);
    --credence-changed-mark:   light-dark(#bd7204, #cf9336);  /* bar, dot: >= 3:1 */
    --credence-done:           light-dark(#2b673d, #8cc99b);
    --credence-done-soft:      light-dark(#e5efe3, #182e1f);
    --credence-error:          light-dark(#a1282b, #f3a097);
    --credence-error-soft:     light-dark(#f9e6e1, #41211e);

    /* ---------- crowd: the 50 people ---------- */
    --credence-crowd-off:      light-dark(#cbc5b6, #47433c);
    --credence-crowd-unset:    light-dark(#878171, #837d70);  /* outlined: nobody answered yet */

    /* ---------- state ramp: ordered states of one node (one hue, light to dark carries order) ---------- */
    --credence-state-1:        light-dark(#0e4d64, #7fbdcd);
    --credence-state-2:        light-dark(#3d7a92, #4a8b9d);
    --credence-state-3:        light-dark(#8db6c5, #2e5e6d);
    --credence-state-4:        light-dark(#c3dae1, #1f4553);
    --credence-on-state-1:     light-dark(#ffffff, #0c2731);
    --credence-on-state-2:     light-dark(#ffffff, #06171e);
    --credence-on-state-3:     light-dark(#10262e, #ffffff);
    --credence-on-state-4:     light-dark(#10262e, #ede9e0);

    /* ---------- series: unordered categories in charts; CVD-checked, >= 3:1 on paper ---------- */
    --credence-series-1:       light-dark(#0e4d64, #7fbdcd);  /* petrol */
    --credence-series-2:       light-dark(#c97d17, #f2a744);  /* ochre  */
    --credence-series-3:       light-dark(#580a30, #955171);  /* plum   */
    --credence-series-4:       light-dark(#4e7361, #bdf3c9);  /* sage   */
    --credence-series-5:       light-dark(#919080, #9f9783);  /* stone  */

    /* ---------- type ---------- */
    --credence-font-text:  "Source Sans 3 Variable", "Source Sans 3", "Source Sans 3 Fallback", system-ui, sans-serif;
    --credence-font-title: "Newsreader Variable", Newsreader, "Newsreader Fallback", "Iowan Old Style", Georgia, serif;
    --credence-font-code:  ui-monospace, "SF Mono", Menlo, Consolas, monospace;
    --credence-text-2xs: .75rem;    /* 12: axis, anchors on phones (floor)  */
    --credence-text-xs:  .8125rem;  /* 13: anchors, badges, table heads     */
    --credence-text-sm:  .875rem;   /* 14: hints, captions, secondary       */
    --credence-text-md:  1rem;      /* 16: body, controls                   */
    --credence-text-lg:  1.1875rem; /* 19: state name, lead sentence        */
    --credence-text-xl:  1.375rem;  /* 22: section title                    */
    --credence-text-2xl: 1.875rem;  /* 30: page title                       */
    --credence-text-3xl: 2.375rem;  /* 38: home greeting                    */
    --credence-leading-tight: 1.2;
    --credence-leading:       1.45;
    --credence-weight:        400;
    --credence-weight-strong: 600;
    --credence-measure:       62ch;

    /* ---------- space: 4 px grid ---------- */
    --credence-1: .25rem; --credence-2: .5rem; --credence-3: .75rem; --credence-4: 1rem; --credence-5: 1.25rem;
    --credence-6: 1.5rem; --credence-8: 2rem; --credence-10: 2.5rem; --credence-12: 3rem; --credence-16: 4rem;
    --credence-gutter: min(1rem, 5vw); /* page edge; 24 from 768, 32 from 992; large text does not widen it on a phone */
    --credence-max: clamp(82.5rem, 16.875rem + 75vw, 100rem); /* 1320, in windows over 1400 growing to 1600 */

    /* ---------- controls ---------- */
    --credence-control: 2.5rem;     /* 40; 44 on coarse pointers */
    --credence-thumb: min(1.25rem, 10vw); /* 20 drawn, 44 hit; large text does not push it off a phone */
    --credence-rail: 3px;

    /* ---------- radii: barely there; pills only for things that carry a number ---------- */
    --credence-radius-s: 3px; --credence-radius: 6px; --credence-radius-l: 10px; --credence-radius-full: 999px;

    /* ---------- shadow: only what floats ---------- */
    --credence-shadow-thumb: 0 1px 2px light-dark(rgb(29 28 25 / .28), rgb(0 0 0 / .6));
    --credence-shadow-float: 0 1px 2px light-dark(rgb(29 28 25 / .06), rgb(0 0 0 / .4)), 0 12px 32px -8px light-dark(rgb(29 28 25 / .18), rgb(0 0 0 / .6));

    /* ---------- scrim: what dims the page behind a dialog ---------- */
    --credence-scrim: light-dark(rgb(29 28 25 / .32), rgb(0 0 0 / .6));

    /* ---------- motion: 0 under prefers-reduced-motion ---------- */
    --credence-fast: 90ms; --credence-move: 180ms; --credence-ease: cubic-bezier(.2, 0, 0, 1);
  }
  [data-credence-theme="system"] { color-scheme: light dark; }
  [data-credence-theme="light"] { color-scheme: light; }
  [data-credence-theme="dark"]  { color-scheme: dark; }
  @media (pointer: coarse) { :where(:root), :host { --credence-control: 2.75rem; } }
  @media (min-width: 48em) { :where(:root), :host { --credence-gutter: var(--credence-6); } }
  @media (min-width: 62em) { :where(:root), :host { --credence-gutter: var(--credence-8); } }
  @media (prefers-reduced-motion: reduce) { :root, :host { --credence-fast: 0s !important; --credence-move: 0s !important; } }
  /* Followed by each root of the kit too: what a page set above it is not what the reader asked for, nor fit for paper. */
  @media (prefers-contrast: more) { :root, :host, :where([data-credence]) { --credence-ink-2: var(--credence-ink); --credence-ink-3: var(--credence-ink);
    --credence-hairline: var(--credence-outline); --credence-hairline-strong: var(--credence-ink); --credence-crowd-off: var(--credence-outline); } }
  /* In print: black on white, with shades of grey where they carry meaning. */
  @media print { [data-credence], [data-credence-theme] { color-scheme: light; }
    :root, :host, :where([data-credence]) {
    --credence-paper: #fff !important; --credence-paper-raised: #fff; --credence-paper-sunken: #fff; --credence-paper-hover: #fff;
    --credence-ink: #000 !important; --credence-ink-2: #000; --credence-ink-3: #333; --credence-ink-disabled: #555;
    --credence-hairline: #bbb; --credence-hairline-strong: #888; --credence-outline: #555;
    --credence-accent: #000 !important; --credence-accent-hover: #000; --credence-accent-soft: #eee;
    --credence-on-accent: #fff !important;
    --credence-changed: #000; --credence-changed-soft: #eee; --credence-changed-mark: #777;
    --credence-done: #000; --credence-done-soft: #eee; --credence-error: #000; --credence-error-soft: #eee;
    --credence-crowd-off: #ccc; --credence-crowd-unset: #555;
    --credence-state-1: #000; --credence-state-2: #555; --credence-state-3: #aaa; --credence-state-4: #ddd;
    --credence-on-state-1: #fff; --credence-on-state-2: #fff; --credence-on-state-3: #000; --credence-on-state-4: #000;
    --credence-series-1: #000; --credence-series-2: #888; --credence-series-3: #444; --credence-series-4: #bbb; --credence-series-5: #666;
    --credence-shadow-thumb: none; --credence-shadow-float: none; --credence-fast: 0s; --credence-move: 0s; } }
`;
