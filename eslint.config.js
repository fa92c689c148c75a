import tseslint from 'typescript-eslint';

const noTime = [
  { object: 'Math', property: 'random', message: 'Chance comes from rules/dice, handed over.' },
  { object: 'Date', property: 'now', message: 'Time comes from the clock port.' },
];
const noNewDate = {
  selector:
    "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name='Date']",
  message: 'Time comes from the clock port.',
};
const noRawSql = {
  selector: 'MemberExpression[property.name=/^\\$(queryRawUnsafe|executeRawUnsafe)$/]',
  message: 'SQL takes parameters: $queryRaw`…`.',
};
const noEnum = { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' };

export default tseslint.config(
  { ignores: ['node_modules', '.cache', 'data', 'src/store/generated', 'coverage'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '*.mjs', 'src/store/*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/only-throw-error': 'error',
      // Our interfaces are made of closures: there is no `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      'no-restricted-properties': ['error', ...noTime],
      'no-restricted-syntax': ['error', noNewDate, noRawSql, noEnum],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/rules/**/*.ts', 'src/story/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'process',
        'setTimeout',
        'setInterval',
        'fetch',
        'crypto',
        'performance',
      ],
      'no-restricted-syntax': [
        'error',
        noNewDate,
        noRawSql,
        noEnum,
        { selector: ':function[async=true]', message: 'The rules are plain functions.' },
      ],
    },
  },
  {
    files: [
      'src/clock/machine.ts',
      'src/stage/**/*.ts',
      'src/stage/**/*.tsx',
      'bench/**/*.ts',
      'test/**/*.ts',
      'src/tools/**/*.ts',
      '**/*.mjs',
      '*.js',
    ],
    rules: {
      'no-restricted-properties': 'off',
      'no-restricted-syntax': ['error', noRawSql, noEnum],
      'no-console': 'off',
    },
  },
  { files: ['*.js', '**/*.mjs'], ...tseslint.configs.disableTypeChecked },
);
