import { refuse } from '../refusal.ts';
import { isObject, type JsonObject } from '../json.ts';

type Complaint = { code: string; message: string };
export type FormErrors = { _errors?: Complaint[] } & {
  [key: string]: FormErrors | Complaint[] | undefined;
};

export type Path = readonly (string | number)[];

/** Collects what is wrong with a body, in Discord's nested form; `done` refuses with 50035. */
export type Form = {
  wrong(at: Path, code: string, message: string): void;
  failed(): boolean;
  done(): void;
};

/** `base` stands before every path: an interaction's answer has its message under `data`. */
export function form(base: Path = []): Form {
  const errors: FormErrors = {};
  let failed = false;
  return {
    wrong(at, code, message) {
      failed = true;
      let node = errors;
      for (const step of [...base, ...at]) node = (node[step] ??= {}) as FormErrors;
      (node._errors ??= []).push({ code, message });
    },
    failed: () => failed,
    done() {
      if (failed) throw refuse(50035, errors);
    },
  };
}

type Bounds = { min?: number; max?: number };

const lengthOf = (text: string): number => [...text].length;

function bounded(f: Form, at: Path, size: number, { min = 0, max }: Bounds, what: string): void {
  if (max !== undefined && min > 0 && (size < min || size > max))
    f.wrong(at, `BASE_TYPE_BAD_LENGTH`, `Must be between ${min} and ${max} in length.`);
  else if (max !== undefined && size > max)
    f.wrong(at, 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
  else if (size < min)
    f.wrong(at, 'BASE_TYPE_MIN_LENGTH', `Must be ${min} or more${what} in length.`);
}

export const required = (f: Form, at: Path): void => {
  f.wrong(at, 'BASE_TYPE_REQUIRED', 'This field is required');
};

/** A text of that length, in characters; `undefined` and `null` are let pass unless `need`. */
export function textIn(
  f: Form,
  at: Path,
  value: unknown,
  bounds: Bounds & { need?: boolean },
): value is string {
  if (value === undefined || value === null) {
    if (bounds.need) required(f, at);
    return false;
  }
  if (typeof value !== 'string') {
    f.wrong(
      at,
      'STRING_TYPE_CONVERT',
      `Could not interpret "${JSON.stringify(value).slice(0, 60)}" as string.`,
    );
    return false;
  }
  if (bounds.need && value.trim() === '' && (bounds.min ?? 0) > 0) {
    required(f, at);
    return false;
  }
  bounded(f, at, lengthOf(value), bounds, '');
  return true;
}

export function numberIn(
  f: Form,
  at: Path,
  value: unknown,
  { min, max, need }: Bounds & { need?: boolean },
): value is number {
  if (value === undefined || value === null) {
    if (need) required(f, at);
    return false;
  }
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) {
    f.wrong(at, 'NUMBER_TYPE_COERCE', `Value "${JSON.stringify(value).slice(0, 60)}" is not int.`);
    return false;
  }
  if (min !== undefined && number < min)
    f.wrong(at, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${min}.`);
  if (max !== undefined && number > max)
    f.wrong(at, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  return true;
}

export function listIn(
  f: Form,
  at: Path,
  value: unknown,
  bounds: Bounds & { need?: boolean },
): value is unknown[] {
  if (value === undefined || value === null) {
    if (bounds.need) required(f, at);
    return false;
  }
  if (!Array.isArray(value)) {
    f.wrong(at, 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
    return false;
  }
  bounded(f, at, value.length, bounds, '');
  return true;
}

export function choiceIn(
  f: Form,
  at: Path,
  value: unknown,
  allowed: readonly (string | number)[],
): boolean {
  if (allowed.includes(value as string | number)) return true;
  f.wrong(at, 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
  return false;
}

export function yesNoIn(f: Form, at: Path, value: unknown): void {
  if (value !== undefined && value !== null && typeof value !== 'boolean')
    f.wrong(at, 'BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
}

export function objectIn(f: Form, at: Path, value: unknown): value is JsonObject {
  if (isObject(value)) return true;
  f.wrong(at, 'MODEL_TYPE_CONVERT', 'Only dictionaries may be used in a ModelType');
  return false;
}

export function snowflakeIn(f: Form, at: Path, value: unknown): value is string {
  if ((typeof value === 'string' && /^\d{1,20}$/.test(value)) || Number.isInteger(value))
    return true;
  f.wrong(at, 'NUMBER_TYPE_COERCE', `Value "${String(value).slice(0, 60)}" is not snowflake.`);
  return false;
}

export function addressIn(f: Form, at: Path, value: unknown, schemes: readonly string[]): void {
  if (value === undefined || value === null) return;
  if (typeof value !== 'string' || value.length > 2048 || !URL.canParse(value)) {
    f.wrong(at, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.');
    return;
  }
  const scheme = new URL(value).protocol.replace(':', '');
  if (!schemes.includes(scheme))
    f.wrong(
      at,
      'URL_TYPE_INVALID_SCHEME',
      `Scheme "${scheme}" is not supported. Scheme must be one of ('${schemes.join("', '")}').`,
    );
}
