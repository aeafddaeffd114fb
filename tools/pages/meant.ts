/** Something a checker of HTML remarks on that is as it should be. */
export interface Meant {
  readonly remark: RegExp;
  readonly reason: string;
}

export const meant: readonly Meant[] = [
  {
    remark: /^no-redundant-role: Redundant role "(?:table|rowgroup|row|columnheader|rowheader|cell)"/,
    reason: 'Shown as cards on a phone, a table is none to some browsers; its roles keep it one for screen readers.',
  },
  {
    remark: /^Nu: The “(?:table|rowgroup|row|columnheader|rowheader|cell)” role is unnecessary for element/,
    reason: 'The same.',
  },
  {
    remark: /^Nu: The “role” attribute must not be used on a “(?:td|tr|th)” element which has a “table” ancestor/,
    reason: 'The same: the roles are those that the elements have.',
  },
  {
    remark: /^Nu: The “form” attribute must refer to a form element\. \([^]*form="[^"]*-none"[^>]* type="radio"/,
    reason: 'Radio buttons need a name to be one choice; a choice that its user gave no name stays out of the form so.',
  },
  {
    remark: /^prefer-native-element: /,
    reason: 'Native elements for progress and lists do not take the look; a region is the same by either name.',
  },
  {
    remark: /^Nu: Attribute “pathLength” not allowed on element “circle”/,
    reason: 'SVG 2 has it on every basic shape, and so have browsers.',
  },
  {
    remark: /^Nu: Attribute “webkitdirectory” not allowed on element “input”/,
    reason: 'The one way to offer a folder, and all browsers know it.',
  },
  {
    remark: /^Nu: Attribute “disablepictureinpicture” not allowed on element “video”/,
    reason: 'A draft of its own; a browser that does not know it passes over it.',
  },
  {
    remark: /^aria-label-misuse: [^]* > video\)$/,
    reason: 'The name of the film, which has controls of its own.',
  },
  {
    remark: /^Nu: CSS: (?:“container”: Property “container” doesn't exist\.|Unrecognized at-rule “@container”)/,
    reason: 'Container queries are in all browsers since 2023, and not yet in what it knows of style sheets.',
  },
  {
    remark: /^Nu: CSS: “transform”: Parse Error\. \([^]*100cqi/,
    reason: 'The same: a length by the container.',
  },
];
