import { pacesOf } from './pace.ts';
import { recorded } from './recorded.ts';

const many = Number(process.argv[2] ?? 300);
console.log(JSON.stringify(pacesOf(Array.from({ length: many }, (_, seed) => recorded(seed)))));
