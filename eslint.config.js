import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

/** Text from a file or a person is rendered as text, never as markup. */
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
    // Projects of their own, whose types are not installed here; each is compiled when it is built.
    'examples/',
    // Generated from openapi.yaml; `npm run check` reports when it is stale.
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
      // React Router passes promises to handlers on purpose; attributes that accept async functions await them.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Throwing a Response is the router's way to redirect and to respond.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      // The compiler keeps an interface's name in declaration files, but expands an alias.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // Numbers in a message are safe to stringify.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    },
  },
  {
    files: ['packages/{ui,app}/**/*.{ts,tsx}', '.storybook/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    settings: {
      // The kit's components, and the elements they render.
      'jsx-a11y': { components: { Button: 'button', IconButton: 'button' } },
    },
  },
  { files: ['**/*.stories.tsx', '.storybook/**'], extends: [storybook.configs['flat/recommended']] },
  {
    files: ['**/*.{test,spec,stories}.{ts,tsx}', '**/test/**', 'e2e/**'],
    rules: {
      'max-lines': lines(400),
      // A test may pass what the compiler would refuse, to check that the program refuses it too.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  // All the words of a language, so that translators have a single list to read.
  { files: ['packages/ui/src/labels/*.ts'], rules: { 'max-lines': 'off' } },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
