import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'node_modules'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // An index that was just found is there; the compiler counts every index as perhaps missing.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Answers without a body: call<void>(...).
      '@typescript-eslint/no-invalid-void-type': 'off',
      // A component that takes anything and draws nothing says so by an empty pattern.
      'no-empty-pattern': 'off',
      // The compiler's own check knows better which comments it needs.
      'svelte/no-unused-svelte-ignore': 'off',
      // Caches that nothing is drawn from need not tell anybody that they change.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
