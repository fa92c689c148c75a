import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A literal of the source: its text, with `gap` where something is put in. */
export type Literal = { file: string; line: number; text: string };

/** Stands for what a template puts in. */
export const gap = '\u{fffc}';

const parsed = (file: string, text = readFileSync(file, 'utf8')) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** Literals that may come before somebody's eyes: no types, keys, comparisons, logs or errors. */
export const literalsOf = (file: string): Literal[] => literalsIn(file, readFileSync(file, 'utf8'));

export function literalsIn(file: string, source: string): Literal[] {
  const root = parsed(file, source);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (isForProgrammers(node)) return;
    const text = textOf(node);
    if (text !== null && !isCode(node)) {
      const line = root.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ file, line, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(gap);
}

/** What is thrown, and what is logged. */
function isForProgrammers(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true;
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText());
  if (!ts.isCallExpression(node)) return false;
  const called = node.expression;
  if (called.kind === ts.SyntaxKind.SuperKeyword) return true;
  return ts.isPropertyAccessExpression(called) && /(^|\.)log$/.test(called.expression.getText());
}

const comparing = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

/** By where it stands it can only be a code: a type, a key, a name, the other side of a comparison. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isLiteralTypeNode(parent) || ts.isTemplateLiteralTypeNode(parent)) return true;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true;
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return true;
  if (ts.isBinaryExpression(parent)) return comparing.has(parent.operatorToken.kind);
  if (ts.isPropertyDeclaration(parent)) return parent.name.getText() === 'name';
  return (
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node
  );
}

/** Texts that the source itself calls codes: members of a type or a schema, keys, entries of a list. */
export function codesOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && isDeclared(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parsed(file));
  return found;
}

function isDeclared(node: ts.StringLiteral): boolean {
  const { parent } = node;
  if (ts.isLiteralTypeNode(parent)) return true;
  if (ts.isCallExpression(parent)) return /\bz\.literal$/.test(parent.expression.getText());
  if (ts.isPropertySignature(parent) || ts.isPropertyAssignment(parent))
    return parent.name === node;
  return ts.isArrayLiteralExpression(parent) && ts.isAsExpression(parent.parent);
}

/** A label: it begins with a capital, as a whole word. */
const label = /^[\p{P}\p{S}\s]*(\p{Lu}\p{Ll}+(?=$|[\s.,;:!?…’”)])|\p{Lu}(?=\s\p{L}))/u;
/** Marks that only sentences have: a stop after a word, round quotes, a round apostrophe. */
const marks = new RegExp(`[\\p{L}\\p{N}${gap})*_\`]([.,;!?…](\\s|$)|:\\s)|[“”’]`, 'u');
const word = /^[\p{P}\p{S}]*\p{L}[\p{L}-]*[\p{P}\p{S}]*$/u;

/**
 * Whether a text reads as words for people: a label, something with the marks of a sentence, or three
 * words and more that are no code. Codes are lower-case words with nothing but blanks between them.
 */
export function isForPeople(text: string, codes: ReadonlySet<string>): boolean {
  if (!/\p{L}/u.test(text) || codes.has(text)) return false;
  const words = text.split(/\s+/).filter((part) => word.test(part));
  return label.test(text) || marks.test(text) || words.length >= 3;
}
