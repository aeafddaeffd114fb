import { expect, test } from 'vitest';
import { minifyCss, minifyStyles } from './minifyStyles.ts';

test('removes comments and white space from a rule', () => {
  expect(minifyCss('\n  /* why */\n  color: red;\n  &:hover,\n  & :focus {\n    margin: 0 auto;\n  }\n')).toBe(
    ' color:red;&:hover,& :focus{margin:0 auto;}',
  );
});

test('keeps what is significant', () => {
  expect(minifyCss('width: calc(100% - 2px); @media (width >= 576px) and (hover: none) { a > b { } }')).toBe(
    'width:calc(100% - 2px);@media (width >= 576px) and (hover:none){a > b{}}',
  );
  expect(minifyCss(`content: ' :  ; '; background: url(a;  b) ; font-family: "A,  B", c`)).toBe(
    `content:' :  ; ';background:url(a;  b);font-family:"A,  B",c`,
  );
});

test('shortens templates, nested ones included, and nothing else', () => {
  const source = "const a = '  x  ';\nconst b = css`\n  color: red;\n  ${on && css`\n    margin: 0;\n  `}\n`;\n";

  expect(minifyStyles(source)).toBe("const a = '  x  ';\nconst b = css` color:red;${on && css` margin:0;`} `;\n");
});
