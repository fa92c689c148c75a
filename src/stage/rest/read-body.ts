import { type FastifyRequest } from 'fastify';
import { type Sent } from '../checks/message.ts';
import { type Json, type JsonObject } from '../json.ts';
import { refuse } from '../refusal.ts';
import { form } from '../checks/form.ts';

export type Read = { body: Json; files: Sent[] };

export function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw refuse(50109);
  }
}

/** The body of a request: JSON, or a form with `payload_json` and `files[n]`. */
export async function readBody(request: FastifyRequest): Promise<Read> {
  if (!request.isMultipart()) return { body: (request.body ?? {}) as Json, files: [] };
  const files: Sent[] = [];
  const fields: JsonObject = {};
  let body: Json | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        files.push({
          field: part.fieldname,
          filename: part.filename,
          bytes,
          contentType: part.mimetype,
        });
      } else if (part.fieldname === 'payload_json') body = parse(String(part.value));
      else fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      String(error.code).startsWith('FST_REQ_FILE_TOO')
    )
      throw refuse(40005);
    throw error;
  }
  const odd = files.find((file) => !/^files?(\[\d+\])?$/.test(file.field));
  if (odd) {
    const f = form();
    f.wrong([odd.field], 'BASE_TYPE_REQUIRED', 'This field is not known');
    f.done();
  }
  // A form may have no more than one file without a number.
  const numbered = files.map((file) => ({
    ...file,
    field: /^files?$/.test(file.field) ? 'files[0]' : file.field,
  }));
  return { body: body ?? fields, files: numbered };
}
