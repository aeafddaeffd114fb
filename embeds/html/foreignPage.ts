/** The three elements, each with something answered, on sheets of white that no rule of the page moves. */
const ELEMENTS = [
  `<credence-question name="stage" node="Metastasis" states='["present", "absent", "not_known"]' values="[20, null, null]"></credence-question>`,
  '<credence-slider name="risk" label="How likely is a relapse?" value="37"></credence-slider>',
  `<credence-combinations name="rules" node="Cancer" states='["yes", "no"]'
     parents='[{"name": "Smoker", "states": ["smokes", "never"]}, {"name": "Age", "states": ["old", "young"]}]'
     combinations='[{"nodes": {"0": 0}, "value": [80, 20], "number": 1}]'></credence-combinations>`,
];
const SHEETS = `
  .sheet { position: absolute !important; left: 0 !important; width: 720px !important; background: #fff !important; }
  .sheet > * { display: block !important; padding: 0 !important; margin: 0 !important; }
  #sheet0 { top: 0 !important } #sheet1 { top: 900px !important } #sheet2 { top: 1200px !important }
  #own { position: absolute !important; left: 800px !important; top: 0 !important; width: 300px !important }
`;

/** What the page's author wrote. */
const OWN = `<h1>A survey</h1><p>Some <a href="#own">text</a>, <mark>marked</mark>.</p>
  <ul><li>first</li></ul><label>Name <input></label><input type="range"><button type="button">Send</button>
  <table><tr><th>Year</th><td>2024</td></tr></table><dialog open>Hello</dialog><svg width="9" height="9"></svg>`;

/** Lets nothing in but what bears this nonce. */
export const NONCE = 'r4nd0m';
export const POLICY = `default-src 'none'; script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'`;

/** A page with every element and with content of its own, under a style sheet. */
export const foreignPage = (css: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <title>A foreign page</title><style nonce="${NONCE}">${css}</style><style nonce="${NONCE}">${SHEETS}</style></head>
  <body><section id="own">${OWN}</section>
  <form>${ELEMENTS.map((element, index) => `<section class="sheet" id="sheet${index}">${element}</section>`).join('')}</form>
  <script nonce="${NONCE}" src="/credence-elements.js" defer></script></body></html>`;
