import { OWN, OWN_PLACE } from '../hostPage.ts';

/** The three elements, each with something answered, on sheets of white that no rule of the page moves. */
const ELEMENTS = [
  `<credence-question name="stage" node="Metastasis" states='["present", "absent", "not_known"]' values="[20, null, null]"></credence-question>`,
  '<credence-slider name="risk" label="How likely is a relapse?" value="37"></credence-slider>',
  `<credence-combinations name="rules" node="Cancer" states='["yes", "no"]'
     parents='[{"name": "Smoker", "states": ["smokes", "never"]}, {"name": "Age", "states": ["old", "young"]}]'
     combinations='[{"nodes": {"0": 0}, "value": [80, 20], "number": 1}]'></credence-combinations>`,
];
const PLACES = `
  ${OWN_PLACE}
  .sheet { position: absolute !important; left: 0 !important; width: 720px !important; background: #fff !important; }
  .sheet > * { display: block !important; padding: 0 !important; margin: 0 !important; }
  #sheet0 { top: 0 !important } #sheet1 { top: 900px !important } #sheet2 { top: 1200px !important }
`;

/** Lets nothing in but what bears this nonce. */
export const NONCE = 'r4nd0m';
export const POLICY = `default-src 'none'; script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'`;

/** The classic script, which is one file. */
const SCRIPT = `<script nonce="${NONCE}" src="/credence-elements.js" defer></script>`;

/** The same elements as modules, one each. */
export const MODULES = ['question', 'slider', 'combinations']
  .map((name) => `<script nonce="${NONCE}" type="module" src="/modules/${name}.js"></script>`)
  .join('');

/** A page with every element and with content of its own, under a style sheet. */
export const foreignPage = (
  css: string,
  scripts = SCRIPT,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <title>A foreign page</title><style nonce="${NONCE}">${css}</style><style nonce="${NONCE}">${PLACES}</style></head>
  <body>${OWN}
  <form>${ELEMENTS.map((element, index) => `<section class="sheet" id="sheet${index}">${element}</section>`).join('')}</form>
  ${scripts}</body></html>`;
