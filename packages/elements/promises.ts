/** How every element takes what a page sets, a sentence each, by a short name that its test has too. */
export const inputPromises = {
  'property-and-attribute':
    'Every attribute is also a property; a property is an attribute again, unless it is an answer or a list.',
  'false-is-false':
    'A boolean that is false does nothing, whether as a property or as the text "false", which Vue and Svelte write before the script has come.',
  'shown-is-sent':
    'Whatever a page gives as an answer, text, 0, a fraction, NaN, a list of another length or with holes, what is shown, sent and given back is the same possible answer.',
  'says-what-is-wrong':
    'What is not taken is told by one `credence-error` with a code and a sentence, and on the console, once everything that is set together is there.',
  'null-is-unanswered':
    'Null leaves it unanswered, also as Vue writes it: 0, and then no attribute. Undefined returns to the attribute.',
  'in-any-order': 'It does not matter in which order the properties are set.',
  'before-the-script': 'Properties that were set before the script came are taken over.',
  'made-in-any-way': 'It works the same made by a parser, by `createElement`, by `innerHTML` and by `cloneNode`.',
  'keeps-when-moved': 'It keeps its answer when it is moved within the page, and when it is taken out and put back.',
  'level-of-heading': 'The level of its heading in the page’s outline is the one that the page chooses.',
  'silent-when-set': 'What a script sets dispatches no event but `credence-error`.',
  'tells-of-every-step':
    'Every step dispatches `credence-change` and `input`, the end of a gesture `credence-commit` and `change`, which bubble; what is typed inside and not finished dispatches none.',
} as const;

/** How every element takes part in forms. */
export const formPromises = {
  'sent-by-name': 'It is sent by its `name`, and not at all without a name or an answer.',
  'any-form': 'It belongs to the form around it, or to the one that its `form` attribute names.',
  'own-label': 'A press on its `label` focuses what is to be answered, and `labels` lists it.',
  'focus-is-no-answer': '`focus()` goes to what has no answer yet, never to the button that keeps the starting value.',
  'asks-for-the-missing':
    'Required and unanswered, it holds the form up: the focus goes to the first that has no answer, the browser says the kit’s sentence in the language of the page.',
  'never-missing': 'Disabled, read-only or set aside it holds no form up, and `willValidate` says so.',
  'own-validity':
    'It has `validity`, `validationMessage`, `checkValidity`, `reportValidity` and `setCustomValidity` as a native control has.',
  'disabled-in-fieldset': 'A disabled fieldset disables it and ends with itself; it is not sent meanwhile.',
  'back-to-initial':
    'As with an `input`, the attribute is the initial answer: it changes nothing that was answered, and a reset of the form returns to it.',
  'kept-by-the-browser': 'It takes back the answers that the browser kept for somebody who returns to the page.',
} as const;

/** What others promise and we do not. */
const declines = [
  {
    what: 'An attribute that follows the answer.',
    because: 'As with the `value` of an `input`, it is the initial one, to which a reset returns.',
  },
  {
    what: 'A clone with the answer of its original.',
    because: 'Only elements of the browser itself hear that they are cloned; a clone has what the attributes say.',
  },
  {
    what: 'Lists in attributes of React 18, which writes them without brackets.',
    because: 'React 19 sets properties; with 18, write `JSON.stringify(states)` or use `@credence/ui`.',
  },
  {
    what: 'A question in the HTML of a server.',
    because: 'Its look needs the script; `@credence/ui` renders on servers.',
  },
  {
    what: 'Being adopted by the document of another window.',
    because: 'Style sheets belong to the document in which they were made; make another element there.',
  },
] as const;

export const elementPromises = {
  kind: 'Element',
  learnedFrom: [
    'HTML standard, form-associated custom elements',
    'Custom Elements Everywhere',
    'Web Awesome and Shoelace, form controls',
    'Material Web, text field and slider',
    'Vaadin, field components',
  ],
  keeps: { ...inputPromises, ...formPromises },
  declines,
} as const;
