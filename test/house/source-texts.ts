import ts from 'typescript';

const parsed = (source: string) => ts.createSourceFile('one.ts', source, ts.ScriptTarget.Latest);

/** Every text that stands in a source, comparisons, keys, patterns and parts of texts included. */
export function textsIn(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    texts.push(...textOf(node));
    ts.forEachChild(node, visit);
  };
  visit(parsed(source));
  return texts;
}

function textOf(node: ts.Node): string[] {
  const isText = ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node);
  return isText || ts.isTemplateHead(node) ? [node.text] : [];
}

/**
 * Of these the texts, patterns and keys that something is held against by which a thing is known: its
 * id or name, or what is called after these.
 */
export function textsBesideNames(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const held = heldTogether(node);
    if (held.some(isName)) texts.push(...held.flatMap(textsUnder));
    ts.forEachChild(node, visit);
  };
  visit(parsed(source));
  return texts;
}

/** What a comparison, a question asked of a text or a list, a choice or a look-up puts side by side. */
function heldTogether(node: ts.Node): readonly ts.Node[] {
  if (ts.isBinaryExpression(node) && comparing.has(node.operatorToken.kind))
    return [node.left, node.right];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return asking.has(node.expression.name.text)
      ? [node.expression.expression, ...node.arguments]
      : [];
  if (ts.isSwitchStatement(node))
    return [
      node.expression,
      ...node.caseBlock.clauses.flatMap((one) => (ts.isCaseClause(one) ? one.expression : [])),
    ];
  return ts.isElementAccessExpression(node) ? [node.expression, node.argumentExpression] : [];
}

const comparing: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken],
  ...[ts.SyntaxKind.EqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsToken],
  ts.SyntaxKind.InKeyword,
]);

const asking: ReadonlySet<string> = new Set(
  'endsWith startsWith includes indexOf match matchAll test exec search has get at'.split(' '),
);

function isName(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return isName(node.name);
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node))
    return isName(node.expression);
  if (ts.isCallExpression(node)) return isName(receiverOf(node));
  return ts.isIdentifier(node) && /(^|[a-z])(id|name|slug|definition)s?$/i.test(node.text);
}

/** `name` of `name.toLowerCase()`. */
const receiverOf = ({ expression }: ts.CallExpression): ts.Node =>
  ts.isPropertyAccessExpression(expression) ? expression.expression : expression;

/** Texts in it, in lists, joined ones too, and as keys, but not in whatever else it calls. */
function textsUnder(node: ts.Node): string[] {
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(textsUnder);
  if (ts.isCallExpression(node) && ts.isArrayLiteralExpression(receiverOf(node)))
    return textsUnder(receiverOf(node));
  if (ts.isNewExpression(node) || ts.isParenthesizedExpression(node))
    return ts.isNewExpression(node)
      ? (node.arguments ?? []).flatMap(textsUnder)
      : textsUnder(node.expression);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap(({ name }) => (name && 'text' in name ? [name.text] : []));
  return textOf(node);
}
