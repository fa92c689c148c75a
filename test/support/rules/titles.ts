import ts from 'typescript';

const testers = new Set(['it', 'test', 'describe']);

/** `test.each([…])('title')` is rooted at `test`. */
function rootName(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node))
    return rootName(node.expression);
  return ts.isTaggedTemplateExpression(node) ? rootName(node.tag) : undefined;
}

/** The titles of a test file's tests and suites, read from its syntax so that comments don't count. */
export function testTitles(source: string): string[] {
  const file = ts.createSourceFile('a.test.ts', source, ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && testers.has(rootName(node.expression) ?? '')) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push(title.getText(file));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}
