import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type Play } from '../play/index.ts';
import { type Store } from '../play/ports.ts';

/** What `/metrics` shows: the process, acts at work, messages waiting. */
export function openMetrics(play: Play, store: Store): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'menagerie_' });
  new Gauge({
    name: 'menagerie_acts_running',
    help: 'Acts that run or wait',
    registers: [registry],
    collect() {
      this.set(play.running());
    },
  });
  new Gauge({
    name: 'menagerie_outbox_waiting',
    help: 'Messages not yet sent or parked',
    registers: [registry],
    async collect() {
      this.set((await store.outbox.waiting()).rows);
    },
  });
  return registry;
}
