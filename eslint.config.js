import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

/** Text that came from a file or a person reaches the page as text, never as markup. */
const asText = 'Show text as a child of an element; markup from a string can carry a script.';

const lines = (max) => ['error', { max, skipBlankLines: true }];

export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/dist/',
    '**/coverage/',
    'storybook-static/',
    '.tools/',
    '.cache/',
    '.data/',
    // Generated from openapi.yaml; `npm run check` says when it is stale.
    'packages/api-client/src/schema.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'max-lines': lines(300),
      'no-restricted-syntax': [
        'error',
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: asText },
        { selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]', message: asText },
        { selector: "CallExpression[callee.property.name='insertAdjacentHTML']", message: asText },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // React Router hands promises to handlers on purpose; attributes that take an async function await it themselves.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // The router's way to redirect and to answer is to throw a Response.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      // An interface keeps its name in the declarations that the compiler writes; an alias does not.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // Numbers in a message are what they look like.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    },
  },
  {
    files: ['packages/{ui,app}/**/*.{ts,tsx}', '.storybook/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    settings: {
      // The kit's components, and the elements that they render.
      'jsx-a11y': { components: { Button: 'button', IconButton: 'button' } },
    },
  },
  { files: ['**/*.stories.tsx', '.storybook/**'], extends: [storybook.configs['flat/recommended']] },
  {
    files: ['**/*.{test,spec,stories}.{ts,tsx}', '**/test/**', 'e2e/**'],
    rules: {
      'max-lines': lines(400),
      // A test may hand over what the compiler would refuse, to see that the program refuses it too.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  // All words of a language, so that whoever translates them has one list to read.
  { files: ['packages/ui/src/labels/*.ts'], rules: { 'max-lines': 'off' } },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
