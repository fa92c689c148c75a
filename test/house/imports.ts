import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

/** One import or re-export; `names` are those taken, `*` for all of them. */
export type Import = { file: string; from: string; names: string[]; typeOnly: boolean };

export const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter((path) => !path.includes('/generated/'))
    .sort();

/** Reads a file's imports; those of our own files come as paths from the root of the project. */
export const importsOf = (file: string): Import[] =>
  importsIn(file, readFileSync(file, 'utf8')).map((found) => ({
    ...found,
    from: found.from.startsWith('.') ? posix.join(dirname(file), found.from) : found.from,
  }));

function importsIn(file: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (from: ts.Node | undefined, names: string[], typeOnly: boolean) => {
    if (from && ts.isStringLiteralLike(from))
      found.push({ file, from: from.text, names, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, namesTaken(node.importClause), isTypeOnly(node.importClause));
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, ['*'], node.isTypeOnly);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], ['*'], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  return found;
}

function namesTaken(clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return ['*'];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = clause.namedBindings;
  return (
    clause.name === undefined &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}
